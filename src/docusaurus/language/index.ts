/** A client module: Docusaurus writes language and direction of the page with every route, and would undo a translator's. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import i18n from '@generated/i18n';

if (ExecutionEnvironment.canUseDOM) {
  const {documentElement: root} = document;
  Object.defineProperties(i18n.localeConfigs[i18n.currentLocale], {
    htmlLang: {get: () => root.lang},
    direction: {get: () => root.dir},
  });
}

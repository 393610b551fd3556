/** A client module: Docusaurus writes language and direction of the page with every route, and would undo a translator's. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import i18n from '@generated/i18n';

if (ExecutionEnvironment.canUseDOM) {
  const {documentElement: root} = document;
  const {htmlLang: lang, direction: dir} = i18n.localeConfigs[i18n.currentLocale]!;
  const built: Record<string, string> = {lang, dir};
  root.setAttribute = (name, value) => {
    if (built[name] !== value) Element.prototype.setAttribute.call(root, name, value);
  };
}

/** A client module: Docusaurus writes language and direction of the page with every route, and would undo a translator's. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {documentElement: root} = document;
  root.setAttribute = (name, value) => {
    // Both are in the HTML, and the same on every page.
    if (!/^(lang|dir)$/.test(name)) Element.prototype.setAttribute.call(root, name, value);
  };
}

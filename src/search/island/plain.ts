/** A client module of pages without the starter, which does the same: requests the module of the search when it is wanted. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const search = () => import(/* webpackChunkName: "kept-search" */ './bundled').catch(() => undefined);

function onAct({target}: Event): void {
  if (target instanceof Element && target.closest('[data-open-search],.DocSearch')) void search();
}

if (ExecutionEnvironment.canUseDOM) {
  window.hub!.search = search;
  for (const type of ['pointermove', 'focusin']) addEventListener(type, onAct, true);
}

/** A client module of pages without the starter: the module of the search as a part of the application. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import '../ui/island/panel.css';
import {openSearch} from './openSearch';

if (ExecutionEnvironment.canUseDOM) {
  const startWorker = () =>
    new Worker(
      /* webpackChunkName: "kept-engine" */ new URL('../engines/embedded/worker.ts', import.meta.url),
    );
  const module = openSearch(startWorker, false);
  window.hub!.search = () => Promise.resolve(module);
}

/** The module of the search as a chunk of the application, on pages without the starter. */
import '../arrival/arrival.css';
import '../ui/island/panel.css';
import {openSearch} from './openSearch';

export const {client} = openSearch(
  () =>
    new Worker(
      /* webpackChunkName: "kept-engine" */ new URL('../engines/embedded/worker.ts', import.meta.url),
    ),
);

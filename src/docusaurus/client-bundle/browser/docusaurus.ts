/**
 * Stands in for what Docusaurus gives the pages as `window.docusaurus` (patch "client-bundle"). It looks files up in
 * a table of all chunks by name, which every page would have to load; ours asks what loads them.
 */
import {prefetchFile} from '../../../runtime/contract';
import routes from '@generated/routes';
import {matchRoutes} from '../../routing/browser';
import {loadRoutes} from '../../routing/browser/loadRoutes';
import load from '../../routing/browser/load';
import type {Loadable} from './table';

/** The bundler's own: `e` fetches a chunk, `u` gives the name of its file, and `p` is where they are. */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
  p: string;
};

const never = new Promise<never>(() => {});

/** @returns the addresses of the files that loaders would fetch */
function filesOf(loaders: Loadable['loaders']): Set<string> {
  const files = new Set<string>();
  const {e, p, u} = __webpack_require__;
  __webpack_require__.e = (chunk) => {
    const file = u(chunk);
    // A chunk of styles alone has no script.
    if (!file.includes('undefined')) files.add(p + file);
    return never;
  };
  try {
    for (const loader of loaders) void loader();
  } finally {
    __webpack_require__.e = e;
  }
  return files;
}

const fetched = new Set<string>();
const loaded = new Set<string>();

const isSlow = () => {
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  return connection?.effectiveType.includes('2g') || connection?.saveData;
};

async function fetchFiles(pathname: string): Promise<void[]> {
  await loadRoutes(routes, pathname);
  const found = matchRoutes(routes, pathname) as unknown as {route: Loadable}[];
  const files = filesOf(found.flatMap(({route}) => route.loaders));
  return Promise.all(Array.from(files, async (file) => void (await prefetchFile(file))));
}

const docusaurus: typeof window.docusaurus = {
  prefetch(pathname) {
    if (isSlow() || loaded.has(pathname) || fetched.has(pathname)) return false;
    fetched.add(pathname);
    // A reader who opens the page asks for it again.
    return fetchFiles(pathname).catch(() => []);
  },
  preload(pathname) {
    if (isSlow() || loaded.has(pathname)) return false;
    loaded.add(pathname);
    // As above; a link that is only pointed at says nothing of a file that fails.
    return load(pathname).catch(() => []);
  },
};

export default Object.freeze(docusaurus);

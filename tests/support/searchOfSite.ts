/** The search of the site that is served, asked from Node. */
import {openEngine, type Engine} from '../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';

/** @param baseURL of the site */
export async function searchOfSite(baseURL: string | undefined): Promise<Engine> {
  const {origin} = new URL(baseURL ?? '');
  const load = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
  return openEngine((await load(entryPath)) as IndexEntry, load);
}

/** @returns addresses of the hits, with their anchors, in order; the request is the modal's */
export async function addressesFor(engine: Engine, query: string): Promise<string[]> {
  const {hits} = await engine.answer({indexName: 'help', query, hitsPerPage: 20});
  return hits.map(({url}) => {
    const {pathname, hash} = new URL(url);
    return decodeURIComponent(pathname + hash);
  });
}

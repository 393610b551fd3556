import {prunedRegistry} from '../client-bundle/pruned';

/** The import of a page in the registry: the name of its chunk, and its file. */
const page = /webpackChunkName: "[^"\n]+"( \*\/ "[^"\n]+\.mdx?["?])/g;

/**
 * Removes `require.resolveWeak` from the registry, which would have each page compiled at once, and puts the proxies of all
 * pages into one chunk, because the bundler goes through all chunks at every change.
 *
 * @param source of the generated module that knows how to load each chunk
 * @throws Error when an entry does not look as it does in Docusaurus 3.8.1
 */
export function pagesInOneChunk(source: string): string {
  return prunedRegistry(source).replace(page, 'webpackChunkName: "pages"$1');
}

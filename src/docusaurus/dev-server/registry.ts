import {leanRegistry} from '../client-bundle/generated';

/** What asks for a page: the name of its chunk, and its file. */
const page = /webpackChunkName: "[^"\n]+"( \*\/ "[^"\n]+\.mdx?["?])/g;

/**
 * Only an `import()` waits until it is asked for: the module that stands beside it in the registry, for the server,
 * would have its page compiled. And what stands for a page that nobody has opened needs no chunk of its own; the bundler
 * goes through all chunks at every change.
 *
 * @param source of the generated module that knows how to load each chunk
 * @throws Error when an entry does not look as it does in Docusaurus 3.8.1
 */
export function pagesInOneChunk(source: string): string {
  return leanRegistry(source).replace(page, 'webpackChunkName: "pages"$1');
}

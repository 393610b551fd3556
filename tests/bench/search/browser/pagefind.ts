import type {BenchClient} from './client';

type Pagefind = {
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

let engine: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // The path is the site's, so that no bundler resolves it.
  const path = '/pagefind/pagefind.js';
  const loaded = (await import(path)) as Pagefind;
  await loaded.init();
  return loaded;
}

export const client: BenchClient = {
  async search(query) {
    const {results} = await (await (engine ??= load())).search(query);
    const shown = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    return shown.map(({url}) => url.replace(/\.html$/, '').replace(/\/index$/, '/'));
  },
};

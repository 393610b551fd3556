import MiniSearch, {type SearchResult} from 'minisearch';
import {indexPath, options, searchOptions} from '../mini-options';
import type {BenchClient} from './client';

let index: Promise<MiniSearch> | undefined;

const load = () =>
  (index ??= fetch(indexPath)
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, options)));

export const client: BenchClient = {
  async search(query) {
    const engine = await load();
    const all = engine.search(query, searchOptions);
    const found = all.length > 0 ? all : engine.search(query, {...searchOptions, combineWith: 'OR'});
    return found.slice(0, 100).map(({url}: SearchResult) => (url as string).replace(/#.*/, ''));
  },
};

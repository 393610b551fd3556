import {embeddedClient} from '../../../../src/search/engines/embedded/embeddedClient';
import type {BenchClient} from './client';

const engine = embeddedClient(() => new Worker('/bench/worker.js'));

export const client: BenchClient = {
  async search(query) {
    const {hits} = await engine.search({query, indexName: 'bench', facetFilters: [], clickAnalytics: false});
    return hits.map(({url}) => new URL(url).pathname);
  },
};

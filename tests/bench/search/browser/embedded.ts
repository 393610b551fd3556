import {embeddedClient} from '../../../../src/search/engines/embedded/embeddedClient';
import type {BenchClient} from './client';

const engine = embeddedClient(() => new Worker('/bench/worker.js'));

/** The request is the modal's. */
export const client: BenchClient = {
  async search(query) {
    const {results} = await engine.search({
      requests: [{indexName: 'bench', query, hitsPerPage: 20, attributesToSnippet: ['content:10']}],
    });
    return results.flatMap(({hits}) => hits.map(({url}) => new URL(url).pathname));
  },
};

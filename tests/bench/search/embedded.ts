import {buildIndex} from '../../../src/search/engines/embedded/buildIndex';
import {indexVocabulary} from '../../../src/search/language/synonyms';
import {bundle} from './bundle';
import type {Engine} from './engine';

/** Our own engine, in a worker as on the site. */
export const embedded: Engine = {
  name: 'Help Hub',
  client: 'embedded',
  build({records}) {
    const start = performance.now();
    const files = buildIndex(records, indexVocabulary);
    return Promise.resolve({files, milliseconds: performance.now() - start});
  },
  async code() {
    return new Map([['/bench/worker.ts', await bundle('src/search/engines/embedded/worker.ts', 'iife')]]);
  },
};

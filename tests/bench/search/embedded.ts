import {acronyms, synonyms} from '../../../src/content/contract.node';
import {buildIndex} from '../../../src/search/engines/embedded/buildIndex';
import {bundle} from './bundle';
import type {Engine} from './engine';

/** Our own engine, in a worker as on the site. */
export const embedded: Engine = {
  name: 'Help Hub',
  client: 'embedded',
  async build({records}) {
    const worker = await bundle('src/search/engines/embedded/worker.ts', 'iife');
    return {files: new Map([...buildIndex(records, {synonyms, acronyms}), ['/bench/worker.js', worker]])};
  },
};

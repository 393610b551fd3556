import MiniSearch from 'minisearch';
import {titleOf} from '../../../src/search/records/record';
import type {Engine} from './engine';
import {indexPath, options, type Document} from './mini-options';

/** MiniSearch with one document a section; its whole index is one file. */
export const mini: Engine = {
  name: 'MiniSearch',
  client: 'mini',
  build({records}) {
    const index = new MiniSearch<Document>(options);
    index.addAll(
      records.map((record, id) => {
        const {lvl1, lvl2, lvl3, lvl4, lvl5} = record.hierarchy;
        const title = titleOf(record);
        const above = [lvl1, lvl2, lvl3, lvl4, lvl5].filter((one) => one && one !== title);
        const {pathname, hash} = new URL(record.url);
        return {
          id,
          url: pathname + hash,
          title,
          above: above.join(' › '),
          text: [record.content, record.keywords].filter(Boolean).join(' '),
        };
      }),
    );
    return Promise.resolve({files: new Map([[indexPath, JSON.stringify(index)]])});
  },
};

/** What the layer of speed gains: our site beside itself without it, on one page and in first taps. */
import {act} from './act';
import {page} from './page';
import type {Part} from './part';
import {ensureInstalled} from './peers/install';
import {ours, plain} from './peers/ours';

export const speed: Part = {
  sizes: [60],
  async run(stage) {
    const peers = [ours, plain];
    peers.forEach(ensureInstalled);
    const [read, tapped] = [await page.run({...stage, peers}), await act.run({...stage, peers})];
    return {
      part: 'speed',
      about: `The gain of all that only makes the site faster: the same content without it (SPEED=off), which is a Docusaurus site with our theme. ${read.about}`,
      peers: read.peers,
      tables: [
        ...read.tables,
        ...tapped.tables.map((table) => ({...table, title: `${table.title}, first taps`})),
      ],
    };
  },
};

/** What a page costs more when the site around it is larger. No reader asked for those pages. */
import {fresh, mobile, quiet} from './browse/browser';
import {sampleSites, type Visit} from './browse/sites';
import {controlsOf} from './act/controls';
import {measuredPage} from './corpus';
import {weigh, type Weight} from './page/weigh';
import type {Part} from './part';
import type {Row} from './report/result';
import {sum} from './statistics';

type Sample = Weight & {
  /** With what was prefetched, and what the first tap on the menu asked for. */
  all: number;
};

type Figure = {name: string; of: (sample: Sample) => number};

const figures: Figure[] = [
  {name: 'Needed', of: ({total}) => total},
  {name: 'HTML', of: ({kinds}) => kinds.html},
  {name: 'Scripts', of: ({kinds}) => kinds.js},
  {name: 'All, first tap included', of: ({all}) => all},
];

async function sample({browser, server, peer, corpus}: Visit): Promise<Sample> {
  server.sent = [];
  return fresh(browser, {device: mobile}, '', async (page) => {
    await page.goto(server.url + measuredPage(corpus).path);
    await quiet(page);
    const weight = weigh(server.sent);
    await page.locator(controlsOf(peer).menu).filter({visible: true}).first().tap();
    await quiet(page);
    return {...weight, all: sum(server.sent.map(({bytes}) => bytes))};
  });
}

/**
 * @param sizes of the corpora, the smallest first
 * @param samples of each peer, one a size; undefined where there is no site
 * @returns for each figure a row a size, and one with the largest as a multiple of the smallest
 */
export function growthRows(
  sizes: readonly number[],
  samples: readonly (readonly (Sample | undefined)[])[],
): Row[] {
  return figures.flatMap(({name, of}) => {
    const bytes = samples.map((list) => list.map((one) => one && of(one) / 1000));
    const rows = sizes.map((size, index): Row => ({
      name: `${name}, ${size} pages`,
      unit: 'kB',
      digits: 1,
      values: bytes.map((list) => list[index] ?? null),
      isPlotted: false,
    }));
    const growth: Row = {
      name: `${name}, growth`,
      unit: '×',
      digits: 2,
      values: bytes.map(([first, ...others]) => {
        const last = others.at(-1);
        return first && last !== undefined ? last / first : null;
      }),
      isPlotted: true,
    };
    return [...rows, growth];
  });
}

export const growth: Part = {
  sizes: [60, 2000],
  async run(stage) {
    const sizes = [...stage.sizes].sort((one, other) => one - other);
    if (sizes.length < 2) throw new Error('Growth needs two sizes. Remedy: --pages 60,2000');
    const samples = stage.peers.map((): (Sample | undefined)[] => []);
    for (const size of sizes) {
      // Bytes are the same in every round.
      const found = await sampleSites({...stage, rounds: 1}, stage.corpus(size), 'growth', sample);
      found.forEach(([one], index) => samples[index]?.push(one));
    }
    return {
      part: 'growth',
      about:
        'The same page of the corpus in sites of different size: bytes that nginx sends, headers and bodies after brotli, to a phone with an empty cache. “All” has what the page prefetches as well, and what the first tap on the menu asks for.',
      peers: stage.peers.map(({name}) => name),
      tables: [{title: `From ${sizes[0]} to ${sizes.at(-1)} pages`, rows: growthRows(sizes, samples)}],
    };
  },
};

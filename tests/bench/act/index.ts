/** How soon a site does what a reader asks of it. */
import {sampleSites, type Visit} from '../browse/sites';
import type {Part} from '../part';
import {rowsOf, type Measure} from '../report/result';
import {bundle} from '../search/bundle';
import {controlsOf} from './controls';
import {openNext, type Opening} from './open';
import {firstTap, type Tap} from './tap';

type Sample = {menu: Tap; theme?: Tap; search?: Tap; cold: Opening; hovered: Opening};

type Control = 'menu' | 'theme' | 'search';

const tapRows = (name: string, control: Control): Measure<Sample>[] => [
  {name, unit: 'ms', of: (sample) => sample[control]?.took},
  {
    name: `${name}, lost`,
    unit: '% of taps',
    isShare: true,
    of: (sample) => sample[control] && (sample[control].isLost ? 100 : 0),
  },
];

const measures: Measure<Sample>[] = [
  {name: 'First paint, when the menu is tapped', unit: 'ms', of: ({menu}) => menu.painted},
  ...tapRows('First tap on the menu', 'menu'),
  ...tapRows('First tap on the colour mode', 'theme'),
  ...tapRows('First tap on the search', 'search'),
  {name: 'Next page by the sidebar', unit: 'ms', of: ({cold}) => cold.took},
  {name: 'Next page, sent', unit: 'kB', digits: 1, of: ({cold}) => cold.bytes / 1000},
  {name: 'Next page after a hover of 200 ms', unit: 'ms', of: ({hovered}) => hovered.took},
  {name: 'Next page after a hover, sent', unit: 'kB', digits: 1, of: ({hovered}) => hovered.bytes / 1000},
];

async function sample(visit: Visit, script: string): Promise<Sample> {
  const {menu, theme, search} = controlsOf(visit.peer);
  return {
    menu: await firstTap(visit, {kind: 'menu'}, menu, script),
    theme: theme ? await firstTap(visit, {kind: 'theme'}, theme, script) : undefined,
    search: search ? await firstTap(visit, {kind: 'search'}, search, script) : undefined,
    cold: await openNext(visit, 0, script),
    hovered: await openNext(visit, 200, script),
  };
}

export const act: Part = {
  sizes: [60],
  about:
    'Slow 4G (150 ms, 1.6 Mbit/s), a processor 4× slower and an empty cache. A first tap comes at the first paint of a page: on a phone for menu and search, on a touch screen of 1440 × 900 for the colour mode, which some have in the menu of a phone. It ends with the frame in which the menu shows, the colour has changed or the search can be typed into; after 10 s without that it is lost. The next page is clicked with a mouse when the page before has come to rest, and ends with the frame that shows its heading.',
  async rows(size, stage) {
    const script = await bundle('tests/bench/browse/inside/acts.ts', 'iife');
    return rowsOf(measures, await sampleSites(stage, size, 'act', (visit) => sample(visit, script)));
  },
};

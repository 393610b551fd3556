/** What it costs to read one page, on a phone with an empty cache. */
import {fresh, mobile, quiet} from '../browse/browser';
import type {Paints} from '../browse/inside/paints';
import {sampleSites, type Visit} from '../browse/sites';
import {measuredPage} from '../corpus';
import type {Part} from '../part';
import {rowsOf, type Measure} from '../report/result';
import {bundle} from '../search/bundle';
import {weigh, weighSome, type Kind, type Weight} from './weigh';

type Sample = Weight & Omit<Paints, 'needed'> & {firstView: number};

const bytesOf = (name: string, kind: Kind): Measure<Sample> => ({
  name,
  unit: 'kB',
  digits: 1,
  of: ({kinds}) => kinds[kind] / 1000,
});

const measures: Measure<Sample>[] = [
  {name: 'Needed', unit: 'kB', digits: 1, of: ({total}) => total / 1000},
  bytesOf('HTML', 'html'),
  bytesOf('Scripts', 'js'),
  bytesOf('Style sheets', 'css'),
  bytesOf('Fonts', 'font'),
  bytesOf('Images', 'image'),
  {name: 'Requests', unit: 'count', of: ({requests}) => requests},
  {
    name: 'Complete first view',
    unit: 'kB',
    digits: 1,
    of: ({firstView}) => firstView / 1000,
  },
  {name: 'Prefetched for later', unit: 'kB', digits: 1, of: ({prefetched}) => prefetched / 1000},
  {name: 'First contentful paint', unit: 'ms', of: ({first}) => first},
  {name: 'Largest contentful paint', unit: 'ms', of: ({largest}) => largest},
  {name: 'Layout shift', unit: 'score', digits: 3, of: ({shift}) => shift},
];

async function sample({browser, server, corpus}: Visit, script: string): Promise<Sample> {
  server.sent = [];
  const device = {device: mobile, isSlowLine: true, isSlowProcessor: true};
  const {needed, ...paints} = await fresh(browser, device, script, async (tab) => {
    await tab.goto(server.url + measuredPage(corpus).path);
    await quiet(tab);
    return tab.evaluate<Paints>('paints()');
  });
  return {...weigh(server.sent), ...paints, firstView: weighSome(server.sent, needed)};
}

export const page: Part = {
  sizes: [60],
  about:
    'One page of the corpus on a phone of 412 × 823 with an empty cache, slow 4G (150 ms, 1.6 Mbit/s) and a processor 4× slower. Bytes are those of bodies after brotli. A complete first view needs the document, what blocks it, its fonts and the pictures in sight.',
  async rows(size, stage) {
    const script = await bundle('tests/bench/browse/inside/paints.ts', 'iife');
    return rowsOf(measures, await sampleSites(stage, size, 'page', (visit) => sample(visit, script)));
  },
};

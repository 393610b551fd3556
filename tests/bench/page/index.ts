/** What it costs to read one page, on a phone with an empty cache. */
import type {Page} from '@playwright/test';
import {fresh, mobile, quiet, slowdown} from '../browse/browser';
import type {Paints} from '../browse/inside/paints';
import {sampleSites, type Visit} from '../browse/sites';
import {measuredPage} from '../corpus';
import type {Part} from '../part';
import {rowsOf, type Measure, type Table} from '../report/result';
import {bundle} from '../search/bundle';
import {categories, mainThreadOf, type MainThread, type TraceEvent} from './trace';
import {weigh, weighSome, type Kind, type Weight} from './weigh';

type Sample = Weight & Omit<Paints, 'needed'> & {firstView: number; thread: MainThread};

const bytesOf = (name: string, kind: Kind): Measure<Sample> => ({
  name,
  unit: 'kB',
  digits: 1,
  of: ({kinds}) => kinds[kind] / 1000,
});

const measures: Measure<Sample>[] = [
  {name: 'Needed', unit: 'kB', digits: 1, of: ({total}) => total / 1000, isPlotted: true},
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
    isPlotted: true,
  },
  {name: 'Prefetched for later', unit: 'kB', digits: 1, of: ({prefetched}) => prefetched / 1000},
  {name: 'First contentful paint', unit: 'ms', of: ({first}) => first},
  {name: 'Largest contentful paint', unit: 'ms', of: ({largest}) => largest, isPlotted: true},
  {name: 'Layout shift', unit: 'score', digits: 3, of: ({shift}) => shift},
  {name: 'Main thread', unit: 'CPU ms', of: ({thread}) => thread.cpu, isPlotted: true},
  {name: 'Blocking time, 4× slower', unit: 'CPU ms', of: ({thread}) => thread.blocking, isPlotted: true},
  {name: 'Longest task, 4× slower', unit: 'CPU ms', of: ({thread}) => thread.longest},
];

async function read(page: Page, url: string): Promise<Paints> {
  await page.goto(url);
  await quiet(page);
  return page.evaluate<Paints>('paints()');
}

async function sample({browser, server, corpus}: Visit, script: string): Promise<Sample> {
  const url = server.url + measuredPage(corpus).path;
  const line = {device: mobile, isSlowLine: true};
  server.sent = [];
  const {needed, ...paints} = await fresh(browser, {...line, isSlowProcessor: true}, script, (page) =>
    read(page, url),
  );
  // The next visit goes into the same list.
  const sent = [...server.sent];
  const trace = await fresh(browser, line, script, async (page) => {
    await browser.startTracing(page, {categories});
    await read(page, url);
    return browser.stopTracing();
  });
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  return {
    ...weigh(sent),
    ...paints,
    firstView: weighSome(sent, needed),
    thread: mainThreadOf(traceEvents, slowdown),
  };
}

export const page: Part = {
  sizes: [60],
  async run(stage) {
    const script = await bundle('tests/bench/browse/inside/paints.ts', 'iife');
    const tables: Table[] = [];
    for (const size of stage.sizes) {
      const samples = await sampleSites(stage, stage.corpus(size), 'page', (visit) => sample(visit, script));
      tables.push({title: `${size} pages`, rows: rowsOf(measures, samples)});
    }
    return {
      part: 'page',
      about:
        'One page of the corpus on a phone of 412 × 823 with an empty cache, slow 4G (150 ms, 1.6 Mbit/s) and a processor 4× slower. Bytes are those that nginx sends with the configuration of this site, headers and bodies after brotli. A complete first view needs the document, what blocks it, its fonts and the pictures in sight. Main thread is the time of the processor in all tasks, without the slowdown; blocking time is what each task after the first paint takes beyond 50 ms, calculated from it.',
      peers: stage.peers.map(({name}) => name),
      tables,
    };
  },
};

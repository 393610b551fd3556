/** What a development server costs an author: until the first page shows, and from a saved change until it shows. */
import type {Page} from '@playwright/test';
import {say} from '../../src/cli/command';
import {attempt} from './attempt';
import {desktop, fresh, launch} from './browse/browser';
import {measuredPage, type Corpus} from './corpus';
import type {Part, Stage} from './part';
import {append, prepare} from './peers/files';
import {running, type Running} from './peers/measure';
import type {Peer} from './peers/peer';
import {rowsOf, type Measure, type Table} from './report/result';
import {median} from './statistics';
import {freePort} from '../support/port';

type Cost = {cpu: number; wall: number};

type Sample = {start: Cost; memory: number; edit: Cost};

const edits = 3;
const patience = 300_000;

const measures: Measure<Sample>[] = [
  {name: 'First page, processor time', unit: 's', digits: 1, of: ({start}) => start.cpu, isPlotted: true},
  {name: 'First page', unit: 's', digits: 1, of: ({start}) => start.wall},
  {name: 'Memory with one page open', unit: 'MB', of: ({memory}) => memory / 1e6},
  {name: 'Saved change, processor time', unit: 's', digits: 2, of: ({edit}) => edit.cpu, isPlotted: true},
  {name: 'Saved change shows', unit: 's', digits: 2, of: ({edit}) => edit.wall, isPlotted: true},
];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const now = () => performance.now() / 1000;

/** Waits until the server has used less than a tenth of a processor for a second. */
async function rest(server: Running): Promise<void> {
  for (let before = server.cpu(), after = Infinity; after - before > 0.1;) {
    before = server.cpu();
    await wait(1000);
    after = server.cpu();
  }
}

const shows = (text: string) =>
  `document.querySelector('main, article, .VPContent, #app')?.textContent.includes(${JSON.stringify(text)})`;

async function firstPage(page: Page, url: string, title: string): Promise<void> {
  const end = now() + patience / 1000;
  for (;;) {
    const answer = await page.goto(url, {timeout: patience}).catch(() => undefined);
    if (answer?.ok()) break;
    if (now() > end) throw new Error(`${url} did not answer within ${patience / 1000} s.`);
    await wait(200);
  }
  await page.waitForFunction(shows(title), undefined, {polling: 'raf', timeout: patience});
}

async function costOf(server: Running, run: () => Promise<void>): Promise<Cost> {
  const [cpu, begun] = [server.cpu(), now()];
  await run();
  const wall = now() - begun;
  // What goes on after the page shows is a part of the price.
  await rest(server);
  return {cpu: server.cpu() - cpu, wall};
}

async function measure(peer: Peer, corpus: Corpus, page: Page): Promise<Sample> {
  prepare(peer, corpus);
  const port = await freePort();
  const begun = now();
  const server = running(peer, peer.dev(port));
  try {
    const one = measuredPage(corpus);
    await firstPage(page, `http://127.0.0.1:${port}${one.path}`, one.title);
    const start = {cpu: server.cpu(), wall: now() - begun};
    await rest(server);
    const memory = server.memory();
    const costs: Cost[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const text = `Change number ${edit} of this page.`;
      costs.push(
        await costOf(server, async () => {
          append(peer, one, text);
          await page.waitForFunction(shows(text), undefined, {polling: 'raf', timeout: patience});
        }),
      );
    }
    const middle = (key: keyof Cost) => median(costs.map((cost) => cost[key]));
    return {start, memory, edit: {cpu: middle('cpu'), wall: middle('wall')}};
  } finally {
    await server.stop();
  }
}

/** Peers take turns, so that a busy moment hits all of them. */
async function tableFor(size: number, {peers, rounds, corpus}: Stage): Promise<Table> {
  const samples = peers.map((): Sample[] => []);
  const failed = new Set<Peer>();
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, peer] of peers.entries()) {
      if (failed.has(peer)) continue;
      say(`dev: ${size} pages, round ${round} of ${rounds}, ${peer.name}`);
      const browser = await launch();
      try {
        const take = (page: Page) => measure(peer, corpus(size), page);
        const found = await attempt(peer, `server of ${size} pages`, () =>
          fresh(browser, {device: desktop}, '', take),
        );
        if (found) samples[index]?.push(found);
        else failed.add(peer);
      } finally {
        await browser.close();
      }
    }
  return {title: `${size} pages`, rows: rowsOf(measures, samples)};
}

export const dev: Part = {
  sizes: [500],
  async run(stage) {
    const tables: Table[] = [];
    for (const size of stage.sizes) tables.push(await tableFor(size, stage));
    return {
      part: 'dev',
      about:
        'The development server without caches. Processor time is that of all its processes: from the start to the first page on the screen, and from a saved paragraph until the server is at rest again. The change shows when its words are on the open page.',
      peers: stage.peers.map(({name}) => name),
      tables,
    };
  },
};

/**
 * `npx tsx tests/bench/search`: our search beside MiniSearch and Pagefind, on this site, which must have been built into
 * `build`. The table goes to the terminal, the figures to `test-results/bench-search.json`.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {run, say} from '../../../src/cli/command';
import {sealed, tuning, type JudgedSet} from '../../support/judged';
import {rankOf, relevanceOf} from '../../support/relevance';
import {desktop, fresh, launch} from '../browse/browser';
import {serveSite} from '../browse/server';
import {home} from '../peers/peer';
import {print} from '../report/print';
import {rowsOf, type Measure} from '../report/result';
import {evenly, sum} from '../statistics';
import {bundle} from './bundle';
import {siteCorpus, type Corpus} from './corpus';
import {embedded} from './embedded';
import type {Engine, Files} from './engine';
import {mini} from './mini';
import {pagefind} from './pagefind';

type Scores = {mrr: number; success1: number};
type Sample = {bytes: number; requests: number; tuning: Scores; sealed: Scores; index: number};

const measures: readonly Measure<Sample>[] = [
  {name: 'First query', unit: 'KB', digits: 1, of: ({bytes}) => bytes / 1000},
  {name: 'First query', unit: 'requests', digits: 1, of: ({requests}) => requests},
  {name: 'Set for tuning', unit: 'MRR@10', digits: 3, of: ({tuning: {mrr}}) => mrr},
  {name: 'Set for tuning', unit: 'success@1', digits: 3, of: ({tuning: {success1}}) => success1},
  {name: 'Sealed set', unit: 'MRR@10', digits: 3, of: ({sealed: {mrr}}) => mrr},
  {name: 'Sealed set', unit: 'success@1', digits: 3, of: ({sealed: {success1}}) => success1},
  {name: 'Code and index on the server', unit: 'KB', of: ({index}) => index / 1000},
];

const engines = [embedded, mini, pagefind];

/** Queries whose bytes are counted, each in a browser that has nothing yet. */
const counted = evenly(tuning.answered, 20).map(({query}) => query);

const page = '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">';

/** Writes what a site with the engine would serve. @returns its folder */
async function write(engine: Engine, files: Files): Promise<string> {
  const folder = path.join(home, 'search', engine.client);
  rmSync(folder, {recursive: true, force: true});
  const all = new Map([...files, ['/index.html', page]]);
  for (const name of ['measure', engine.client])
    all.set(`/bench/${name}.js`, await bundle(`tests/bench/search/browser/${name}.ts`));
  for (const [name, content] of all) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}

async function measure(corpus: Corpus, engine: Engine, browser: Browser): Promise<Sample> {
  say(engine.name);
  const {files} = await engine.build(corpus);
  const server = await serveSite(await write(engine, files));
  /** Pages that each query finds, on a page whose cache is empty. */
  const foundBy = (queries: readonly string[]) =>
    fresh(browser, {device: desktop}, '', async (tab) => {
      await tab.goto(server.url);
      // As text, because the loader of this file would rewrite code.
      const call = `found(...${JSON.stringify([engine.client, queries])})`;
      return tab.evaluate<string[][]>(`import('/bench/measure.js').then(({found}) => ${call})`);
    });
  for (const query of counted) await foundBy([query]);
  const sent = server.sent.filter(({path: name}) => name !== '/' && name !== '/bench/measure.js');
  const scoresOf = async ({answered}: JudgedSet) => {
    const found = await foundBy(answered.map(({query}) => query));
    return relevanceOf(answered.map(({pages}, index) => rankOf(found[index] ?? [], pages)));
  };
  const figures = {
    bytes: sum(sent.map(({bytes}) => bytes)) / counted.length,
    requests: sent.length / counted.length,
    tuning: await scoresOf(tuning),
    sealed: await scoresOf(sealed),
    index: sum([...files.values()].map((content) => Buffer.byteLength(content))),
  };
  server.close();
  return figures;
}

run(async () => {
  const corpus = await siteCorpus('build');
  const browser = await launch();
  try {
    const samples: Sample[][] = [];
    for (const engine of engines) samples.push([await measure(corpus, engine, browser)]);
    const result = {
      part: 'search',
      about:
        'Our search beside MiniSearch and Pagefind on the pages of this site: what a first query brings, in bytes after brotli and in requests, and how often the right page is first. The judged searches are in two sets: one that the search may be made better with, and a sealed one that no keyword, question or synonym may quote.',
      peers: engines.map(({name}) => name),
      tables: [{title: 'this site', rows: rowsOf(measures, samples)}],
    };
    print([result], 'test-results/bench-search.json');
  } finally {
    await browser.close();
  }
});

/**
 * `npm run bench:search`: our search beside MiniSearch and Pagefind, on this site, which must have been built into
 * `build`. `--publish` puts the figures into `tests/bench/RESULTS.md`.
 */
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {run, say} from '../../../src/cli/command';
import {sealed, tuning, type Judged} from '../../support/judged';
import {rankOf, relevanceOf} from '../../support/relevance';
import {publishedParts} from '../part';
import {markdownOf} from '../report/markdown';
import {cleanCommit, publish} from '../report/publish';
import {rowsOf, type Measure} from '../report/result';
import {evenly, sum} from '../statistics';
import {foundBy, launch} from './browser';
import {bundle} from './bundle';
import {siteCorpus, type Corpus} from './corpus';
import {embedded} from './embedded';
import type {Engine} from './engine';
import {mini} from './mini';
import {pagefind} from './pagefind';
import {startServer, type BenchServer} from './server';

type Sample = {bytes: number; requests: number; mrr: number; sealedMrr: number; index: number};

const measures: readonly Measure<Sample>[] = [
  {name: 'First query', unit: 'KB', digits: 1, isPlotted: true, of: ({bytes}) => bytes / 1000},
  {name: 'First query', unit: 'requests', digits: 1, isPlotted: true, of: ({requests}) => requests},
  {name: 'Set for tuning', unit: 'MRR@10', digits: 3, of: ({mrr}) => mrr},
  {name: 'Sealed set', unit: 'MRR@10', digits: 3, isPlotted: true, of: ({sealedMrr}) => sealedMrr},
  {name: 'Code and index on the server', unit: 'KB', of: ({index}) => index / 1000},
];

const engines = [embedded, mini, pagefind];

/** Queries whose bytes are counted, each in a browser that has nothing yet. */
const counted = evenly(tuning, 20).map(({query}) => query);

const page = '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">';

async function measure(
  corpus: Corpus,
  engine: Engine,
  server: BenchServer,
  browser: Browser,
): Promise<Sample> {
  say(engine.name);
  const {files} = await engine.build(corpus);
  server.files = new Map([...files, ['/', page]]);
  for (const name of ['measure', engine.client])
    server.files.set(`/bench/${name}.js`, await bundle(`tests/bench/search/browser/${name}.ts`));
  server.sent = [];
  for (const query of counted) await foundBy(browser, server.url, engine.client, [query]);
  const sent = server.sent.filter(({path}) => path !== '/' && path !== '/bench/measure.js');
  const mrrOf = async (rows: readonly Judged[]) => {
    const queries = rows.map(({query}) => query);
    const found = await foundBy(browser, server.url, engine.client, queries);
    return relevanceOf(rows.map(({pages}, index) => rankOf(found[index] ?? [], pages))).mrr;
  };
  return {
    bytes: sum(sent.map(({bytes}) => bytes)) / counted.length,
    requests: sent.length / counted.length,
    mrr: await mrrOf(tuning),
    sealedMrr: await mrrOf(sealed),
    index: sum([...files.values()].map((content) => Buffer.byteLength(content))),
  };
}

run(async () => {
  const {values} = parseArgs({options: {publish: {type: 'boolean'}}});
  const commit = values.publish ? cleanCommit() : undefined;
  const corpus = await siteCorpus('build');
  const server = await startServer();
  const browser = await launch();
  try {
    const samples: Sample[][] = [];
    for (const engine of engines) samples.push([await measure(corpus, engine, server, browser)]);
    const result = {
      part: 'search',
      about:
        'Our search beside MiniSearch and Pagefind on the pages of this site: what a first query brings, in bytes after brotli and in requests, and how often the right page is first. The judged searches are in two sets: one that the search may be made better with, and a sealed one that no keyword, question or synonym may quote.',
      peers: engines.map(({name}) => name),
      tables: [{title: 'this site', rows: rowsOf(measures, samples)}],
    };
    console.log(markdownOf(result));
    if (commit) publish(result, commit, publishedParts);
  } finally {
    await browser.close();
    server.close();
  }
});

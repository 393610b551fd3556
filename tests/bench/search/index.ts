/**
 * `npm run bench:search`: our search beside MiniSearch and Pagefind, on this site and on generated ones.
 *
 * `--pages site,100,1000` chooses the sites: this one, which must have been built into `build`, and generated
 * ones of so many pages. `--publish` puts the figures into `tests/bench/RESULTS.md`.
 */
import {parseArgs} from 'node:util';
import {run, say, stop} from '../../../src/cli/command';
import {publishedParts} from '../part';
import {cleanCommit, publish} from '../report/publish';
import {launch} from './browser';
import {measureBuilding} from './building';
import {generatedCorpus, siteCorpus, type Corpus} from './corpus';
import {embedded} from './embedded';
import {measureBytes, measureWaiting} from './first-query';
import {mini} from './mini';
import {pagefind} from './pagefind';
import {measureQuality} from './quality';
import {relevanceTable, tableOf, weightsOf, type Results} from './report';
import {resultOf} from './result';
import {startServer} from './server';
import {codeOf, sampleOf, type Stage} from './stage';
import {measureTyping} from './typing';

const engines = [embedded, mini, pagefind];
const names = engines.map(({name}) => name);

/** Above this, times of the slow line have no goal, and one round of the others must do. */
const manyPages = 2000;

async function measureAll(
  corpus: Corpus,
  {server, browser}: Pick<Stage, 'server' | 'browser'>,
): Promise<Results> {
  const isLarge = corpus.pages > manyPages;
  const step = (what: string) => say(`${corpus.name}: ${what}`);
  step('index');
  const building = await measureBuilding(corpus, engines, isLarge ? 2 : 3);
  const indexes = [...building.values()].flatMap(({files}) => [...files]);
  server.files = new Map([...(await codeOf(engines)), ...indexes]);
  const stage: Stage = {corpus, engines, server, browser, sample: sampleOf(corpus)};
  step('first query');
  // MiniSearch fetches the same file for every query.
  const firstQuery = await measureBytes(stage, (name) => (name === mini.name ? 1 : stage.sample.length));
  step('slow line');
  const waiting = isLarge ? undefined : await measureWaiting(stage);
  step('typing');
  const typing = await measureTyping(stage, isLarge ? 1 : 5);
  step('relevance');
  const quality = await measureQuality(stage);
  return {corpus: corpus.name, building, firstQuery, waiting, typing, quality};
}

function print(results: Results): void {
  console.log(`\n${tableOf(results, names)}\n\n${relevanceTable(results, names)}\n`);
  for (const name of names) console.log(weightsOf(results, name));
}

/** @returns a function that makes a site, so that only one is in memory */
function corpusOf(name: string): () => Corpus | Promise<Corpus> {
  if (name === 'site') return () => siteCorpus('build');
  const count = Number(name);
  if (Number.isInteger(count) && count > 0) return () => generatedCorpus(count);
  return stop(`--pages holds "${name}". Expected: "site" or numbers of pages. Remedy: --pages site,100,1000`);
}

run(async () => {
  const {values} = parseArgs({
    options: {pages: {type: 'string', default: 'site,100,1000,5000'}, publish: {type: 'boolean'}},
  });
  const commit = values.publish ? cleanCommit() : undefined;
  const corpora = values.pages.split(',').map(corpusOf);
  const server = await startServer();
  const browser = await launch();
  try {
    const all: Results[] = [];
    for (const corpus of corpora) {
      const results = await measureAll(await corpus(), {server, browser});
      print(results);
      all.push(results);
    }
    if (commit) publish(resultOf(all, names), commit, publishedParts);
  } finally {
    await browser.close();
    await server.close();
  }
});

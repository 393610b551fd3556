/** Whether the right page comes first. */
import {rankOf, relevanceByClass, relevanceOf, type Relevance} from '../../support/relevance';
import {measure, visit} from './browser';
import type {Stage} from './stage';

export type Quality = {all: Relevance; byClass: Map<string, Relevance>};

export async function measureQuality({
  browser,
  server,
  corpus,
  engines,
}: Stage): Promise<Map<string, Quality>> {
  const {queries} = corpus;
  const results = new Map<string, Quality>();
  for (const {name, client} of engines) {
    const found = await visit(browser, server.url, (page) =>
      measure(
        page,
        'found',
        client,
        queries.map(({query}) => query),
      ),
    );
    const ranked = queries.map(({class: kind, pages}, index) => ({
      class: kind,
      rank: rankOf(found[index] ?? [], pages),
    }));
    results.set(name, {
      all: relevanceOf(ranked.map(({rank}) => rank)),
      byClass: relevanceByClass(ranked),
    });
  }
  return results;
}

/** Whether the right page comes first. */
import {rankOf, relevanceByClass, relevanceOf, type Relevance} from '../../support/relevance';
import {measure, visit} from './browser';
import type {Stage} from './stage';

export type Quality = {
  all: Relevance;
  byClass: Map<string, Relevance>;
  /** By the queries that nobody tuned to. */
  sealed?: Relevance;
};

export async function measureQuality({
  browser,
  server,
  corpus: {queries, sealed = []},
  engines,
}: Stage): Promise<Map<string, Quality>> {
  const asked = [...queries, ...sealed];
  const results = new Map<string, Quality>();
  for (const {name, client} of engines) {
    const found = await visit(browser, server.url, (page) =>
      measure(
        page,
        'found',
        client,
        asked.map(({query}) => query),
      ),
    );
    const ranked = asked.map(({class: kind, pages}, index) => ({
      class: kind,
      rank: rankOf(found[index] ?? [], pages),
    }));
    const known = ranked.slice(0, queries.length);
    const unseen = ranked.slice(queries.length);
    results.set(name, {
      all: relevanceOf(known.map(({rank}) => rank)),
      byClass: relevanceByClass(known),
      ...(unseen.length > 0 && {sealed: relevanceOf(unseen.map(({rank}) => rank))}),
    });
  }
  return results;
}

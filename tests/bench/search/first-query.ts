/** What a reader with an empty cache waits for. */
import {measure, visit} from './browser';
import {evenly} from './queries';
import {slowLine} from './server';
import type {Stage} from './stage';
import {median, sum} from '../statistics';

export type FirstQuery = {
  /** From nginx, code and index, mean over the queries; requests likewise. */
  bytes: number;
  requests: number;
  /** Mean bytes by kind of file, the heaviest first. */
  kinds: [kind: string, bytes: number][];
};

/** Milliseconds on the slow line. */
export type Waiting = {
  /** From nothing loaded to the first hits. */
  cold: number;
  /** From the first key to its hits, when the download began on focus. */
  afterFocus: number;
};

/** A reader who presses Ctrl K begins to type about so much later. */
const pause = 500;

const isPage = (path: string) => path === '/' || path === '/bench/measure.js';

/** `/assets/search/0f3a/where-s-12.json` and its sisters are one kind. */
const kindOf = (path: string) =>
  path
    .replace(/\/[0-9a-f]{12}\//, '/')
    .replace(/(-[a-z0_]+)?(-\d+)?\.json$/, '')
    .replace(/[-_/.][^-_/]*\d[^/]*$/, '');

export async function measureBytes(
  {browser, server, sample, engines}: Stage,
  most: (engine: string) => number,
): Promise<Map<string, FirstQuery>> {
  const results = new Map<string, FirstQuery>();
  server.line = undefined;
  for (const {name, client} of engines) {
    const queries = sample.slice(0, most(name));
    server.sent = [];
    for (const {query} of queries)
      await visit(browser, server.url, (page) => measure(page, 'firstResult', client, query));
    const sent = server.sent.filter(({path}) => !isPage(path));
    const kinds = new Map<string, number>();
    for (const {path, bytes} of sent)
      kinds.set(kindOf(path), (kinds.get(kindOf(path)) ?? 0) + bytes / queries.length);
    results.set(name, {
      bytes: sum(sent.map(({bytes}) => bytes)) / queries.length,
      requests: sent.length / queries.length,
      kinds: [...kinds].sort(([, one], [, other]) => other - one),
    });
  }
  return results;
}

/** Queries whose times are taken; those of the bytes take too long on a slow line. */
const timed = 7;

/** Each query is asked of one engine after the other, so that a busy moment hits all of them. */
export async function measureWaiting({
  browser,
  server,
  sample,
  engines,
}: Stage): Promise<Map<string, Waiting>> {
  const times = new Map(engines.map(({name}) => [name, {cold: [] as number[], afterFocus: [] as number[]}]));
  const visitors = evenly(sample, timed).flatMap(({query}) => engines.map((engine) => ({query, ...engine})));
  // The files are compressed when they are first asked for, which is not the line's fault.
  for (const {client, query} of visitors)
    await visit(browser, server.url, async (page) => {
      await measure(page, 'firstResult', client, query);
      await measure(page, 'firstKey', client, query, 0);
    });
  server.line = slowLine;
  for (const {name, client, query} of visitors) {
    const {cold = [], afterFocus = []} = times.get(name) ?? {};
    cold.push(await visit(browser, server.url, (page) => measure(page, 'firstResult', client, query)));
    afterFocus.push(
      await visit(browser, server.url, (page) => measure(page, 'firstKey', client, query, pause)),
    );
  }
  server.line = undefined;
  return new Map(
    [...times].map(([name, {cold, afterFocus}]) => [
      name,
      {cold: median(cold), afterFocus: median(afterFocus)},
    ]),
  );
}

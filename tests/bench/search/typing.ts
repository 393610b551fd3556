/** What each letter costs once the files are there, and whether the page can answer meanwhile. */
import {measure, visit} from './browser';
import type {Stage} from './stage';
import {median, quantile} from '../statistics';

export type Typing = {p50: number; p95: number; longestTask: number};

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: {name?: string};
};

/** Longest task of a page's main thread, in ms of processor time: other programs do not lengthen it. */
function longestTask(trace: Buffer): number {
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const keyOf = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const main = new Set(threads.map(keyOf));
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && main.has(keyOf(event)));
  if (tasks.length === 0) throw new Error('The trace holds no task of a main thread');
  return tasks.reduce((longest, {tdur = 0}) => Math.max(longest, tdur / 1000), 0);
}

export async function measureTyping(
  {browser, server, sample, engines}: Stage,
  rounds: number,
): Promise<Map<string, Typing>> {
  const queries = sample.map(({query}) => query);
  const typed = queries.flatMap((query) => [...query].map((_, index) => query.slice(0, index + 1)));
  const results = new Map<string, Typing>();
  for (const {name, client} of engines) {
    const times = await visit(browser, server.url, (page) =>
      measure(page, 'keystrokes', client, typed, rounds),
    );
    const medians = times.map(median);
    const trace = await visit(browser, server.url, async (page) => {
      await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
      await measure(page, 'type', client, queries.slice(0, 5), 60);
      return browser.stopTracing();
    });
    results.set(name, {
      p50: quantile(medians, 0.5),
      p95: quantile(medians, 0.95),
      longestTask: longestTask(trace),
    });
  }
  return results;
}

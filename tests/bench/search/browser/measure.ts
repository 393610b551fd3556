/** What runs on the page of the bench. Engines are loaded when they are asked for, as the site's is. */
import type {BenchClient} from './client';

async function load(engine: string): Promise<BenchClient> {
  const path = `/bench/${engine}.js`;
  return ((await import(path)) as {client: BenchClient}).client;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Milliseconds from nothing loaded to the hits. */
export function firstResult(engine: string, query: string): Promise<number> {
  return timed(async () => (await load(engine)).search(query));
}

/** Milliseconds from the first letter to its hits, when the reader starts to type `pause` ms after the focus. */
export async function firstKey(engine: string, query: string, pause: number): Promise<number> {
  const client = await load(engine);
  client.warm();
  await wait(pause);
  return timed(() => client.search(query.charAt(0)));
}

/** Milliseconds of each query, one after the other; a first round, not measured, loads what they need. */
export async function keystrokes(engine: string, queries: string[], rounds: number): Promise<number[][]> {
  const client = await load(engine);
  for (const query of queries) await client.search(query);
  const times: number[][] = queries.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, query] of queries.entries())
      times[index]?.push(await timed(() => client.search(query)));
  return times;
}

/** Types without waiting for answers, as readers do. */
export async function type(engine: string, queries: string[], pause: number): Promise<void> {
  const client = await load(engine);
  client.warm();
  for (const query of queries)
    for (const [index] of [...query].entries()) {
      await wait(pause);
      void client.search(query.slice(0, index + 1));
    }
  await client.search(queries.at(-1) ?? '');
}

/** Pages that each query finds, the best first. */
export async function found(engine: string, queries: string[]): Promise<string[][]> {
  const client = await load(engine);
  const pages: string[][] = [];
  for (const query of queries) pages.push(await client.search(query, 10));
  return pages;
}

/** What runs on the page of the bench. Engines are loaded when they are asked for, as the site's is. */
import type {BenchClient} from './client';

/** @returns pages that each query finds, the best first */
export async function found(engine: string, queries: string[]): Promise<string[][]> {
  const path = `/bench/${engine}.js`;
  const {client} = (await import(path)) as {client: BenchClient};
  const pages: string[][] = [];
  for (const query of queries) pages.push(await client.search(query));
  return pages;
}

/** What a finished build publishes: addresses, and the anchors of its pages. */
import {pagesOf} from '../build/contract.node';
import {offeredAnchors} from './offeredAnchors';
import type {Published} from './published';

/**
 * @param folder of a finished build
 * @param routes site paths of its pages, as its manifest has them
 * @returns their addresses with their anchors
 */
export async function builtAddresses(folder: string, routes: readonly string[]): Promise<Published> {
  const wanted = new Set(routes);
  const published = new Map<string, string[]>();
  for await (const page of pagesOf(folder))
    if (wanted.has(page.path)) published.set(page.path, offeredAnchors(page));
  return published;
}

/** The search index, in one file: a query needs a few of a thousand small ones, and nobody knows which. */
import {base, withBase} from '../../site/base';
import {searchEntryPath} from '../../site/identity';
import {cacheNames} from '../caches';
import type {SearchPack, Shell} from '../lists';
import {patience} from './bounds';
import {keptShell} from './shell';

type Opened = {folder: string; entryAddress: string} & SearchPack;

let opened: Promise<Opened | undefined> | undefined;

async function open(): Promise<Opened | undefined> {
  const search = (await keptShell())?.search;
  const kept =
    search && (await caches.match(withBase(search.pack), {cacheName: cacheNames.search, ignoreVary: true}));
  if (!kept) return undefined;
  const pack = (await kept.json()) as SearchPack;
  return {folder: withBase(search.folder), entryAddress: withBase(search.entry), ...pack};
}

async function index(): Promise<Opened | undefined> {
  const found = await (opened ??= open().catch(() => undefined));
  if (!found) opened = undefined;
  return found;
}

const json = (text: string) => new Response(text, {headers: {'Content-Type': 'application/json'}});

/** Whether a request is one of the search: below the folder of an index, or its entry. */
export const isOfSearch = ({pathname}: URL): boolean =>
  pathname.startsWith(`${base}assets/search/`) || pathname === withBase(searchEntryPath);

/** A file of the index: those of a build never change, so the kept one is as good as the published one. */
async function answerPart(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  const kept = await index();
  const text = kept && pathname.startsWith(kept.folder) && kept.files[pathname.slice(kept.folder.length)];
  return text ? json(text) : fetch(request);
}

/** The entry names the newest index: from the network, and the kept one where that does not answer. */
async function answerEntry(request: Request): Promise<Response> {
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, patience * 1000));
  const answer = fetch(request);
  const first = await Promise.race([answer.catch(() => undefined), late()]);
  if (first) return first;
  const kept = await index();
  return kept ? json(kept.entry) : answer;
}

/** @returns the answer to a request of the search */
export const answerSearch = (request: Request): Promise<Response> =>
  new URL(request.url).pathname.startsWith(`${base}assets/`) ? answerPart(request) : answerEntry(request);

/**
 * Keeps the index that belongs to what every reader keeps, and no other.
 *
 * @throws Error when it cannot be fetched or kept
 */
export async function keepSearch(): Promise<void> {
  const shell: Shell | undefined = await keptShell();
  if (!shell) return;
  const cache = await caches.open(cacheNames.search);
  const address = withBase(shell.search.pack);
  if (await cache.match(address)) return;
  await cache.add(address);
  for (const request of await cache.keys())
    if (new URL(request.url).pathname !== address) await cache.delete(request);
  opened = undefined;
}

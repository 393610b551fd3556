/** The whole documentation on this device: what is there, what is published, and the run that keeps it. */
import {fetchJson} from '@site/src/runtime/contract';
import {withBase} from '@site/src/site/base';
import {everythingPath} from '@site/src/site/offline';
import {cacheNames} from '../caches';
import type {Everything, ListedFile} from '../lists';

import {difference, type Kept} from './difference';
import {keepEverything, type Means} from './keepEverything';
import {registration} from './registration';

export type State = {
  /**
   * - `looking`: what is kept is not known yet;
   * - `none`, `part`, `whole`: so much is kept, of the published version;
   * - `old`: all of an older version is kept;
   * - `running`: files are being fetched.
   */
  phase: 'looking' | 'none' | 'part' | 'whole' | 'old' | 'running';
  /** Bytes of the whole over the network, and in storage; absent while the list cannot be fetched. */
  list?: {bytes: number; stored: number};
  /** Bytes that are still to be fetched. */
  missing: number;
  /** Bytes of the whole that are there. */
  done: number;
  /** Why the last run ended early. */
  failure?: 'room' | 'connection';
  /** The browser has promised to keep it when room is short. */
  isLasting?: boolean;
};

let state: State = {phase: 'looking', missing: 0, done: 0};
/** The published list, as it came last. */
let lastList: Everything | undefined;
let run: {controller: AbortController; ended: Promise<void>} | undefined;
const listeners = new Set<() => void>();

function change(part: Partial<State>): void {
  state = {...state, ...part};
  for (const listener of listeners) listener();
}

export const getState = (): State => state;

/** @returns a function that ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const noteAddress = withBase(everythingPath);
const published = () => fetchJson(noteAddress) as Promise<Everything>;

async function readKept(): Promise<Kept> {
  const note = await caches.match(noteAddress, {cacheName: cacheNames.everything});
  return ((await note?.json()) as Kept | undefined) ?? {files: {}};
}

/** The index is where the worker looks for it. */
const cacheOf = (path: string) =>
  caches.open(path.startsWith('/assets/search/') ? cacheNames.search : cacheNames.everything);

const means: Means = {
  async keep({path, hash}: ListedFile, signal) {
    const address = withBase(path);
    const response = await fetch(address, {signal, cache: hash ? 'no-cache' : 'default'});
    if (!response.ok || response.redirected) throw new Error(`${address}: status ${response.status}`);
    await (await cacheOf(path)).put(address, response);
  },
  async drop(path) {
    await (await cacheOf(path)).delete(withBase(path));
  },
  async note(kept) {
    const cache = await caches.open(cacheNames.everything);
    await cache.put(noteAddress, new Response(JSON.stringify(kept)));
  },
};

function tellKept(list: Everything | undefined, kept: Kept): void {
  const has = Object.keys(kept.files).length > 0;
  const {bytes = 0, missing = []} = list ? difference(list, kept) : {};
  const isWhole = kept.version !== undefined && missing.length === 0;
  change({
    phase: !has ? 'none' : isWhole ? 'whole' : kept.version ? 'old' : 'part',
    missing: bytes,
    done: (list?.bytes ?? 0) - bytes,
    ...(list && {list: {bytes: list.bytes, stored: list.stored}}),
  });
}

/** Finds out what is kept and what is published. */
export async function look(): Promise<void> {
  if (run) return;
  const [kept, list, isLasting] = await Promise.all([
    readKept().catch(() => ({files: {}})),
    published().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  if (run) return;
  tellKept(list, kept);
  change({isLasting});
}

const isRoom = (error: unknown) => (error as Error | undefined)?.name === 'QuotaExceededError';

/** Fetches and keeps until what is kept is what is published: a deployment meanwhile changes some files. */
async function keepPublished(signal: AbortSignal): Promise<void> {
  let list: Everything;
  do {
    list = await published();
    lastList = list;
    change({list: {bytes: list.bytes, stored: list.stored}});
    await keepEverything(list, await readKept(), means, signal, (done) => change({done}));
  } while ((await published()).version !== list.version);
}

async function runOnce(signal: AbortSignal): Promise<void> {
  change({phase: 'running', failure: undefined});
  // Some browsers ask the reader, who may answer later.
  void navigator.storage?.persist?.().then(
    (isLasting) => change({isLasting}),
    () => undefined,
  );
  try {
    await registration();
    await keepPublished(signal);
  } catch (error) {
    if (!signal.aborted) change({failure: isRoom(error) ? 'room' : 'connection'});
  }
}

/** Fetches what is missing of the whole documentation, once at a time. */
export async function keepAll(): Promise<void> {
  if (run) return;
  const controller = new AbortController();
  run = {controller, ended: runOnce(controller.signal)};
  await run.ended;
  run = undefined;
  // The list is asked for several times where there is no connection; the reader is told before.
  tellKept(lastList, await readKept().catch(() => ({files: {}})));
  await look();
}

/** Ends the run; what has come stays, and the next run goes on from there. */
export const stop = (): void => run?.controller.abort();

/** Frees the room. Pages that were read and the search stay. */
export async function removeAll(): Promise<void> {
  stop();
  await run?.ended;
  await caches.delete(cacheNames.everything);
  change({failure: undefined});
  await look();
}

/** Keeps the whole documentation: fetches what is missing, a few files at a time, and writes down what is there. */
import type {Everything, ListedFile} from '../lists';
import {difference, type Kept} from './difference';

/** What the work is done with; tests bring their own. */
export type Means = {
  /** @throws Error when the file cannot be fetched or there is no room for it */
  keep: (file: ListedFile, signal: AbortSignal) => Promise<void>;
  drop: (path: string) => Promise<void>;
  /** Writes down what is kept. */
  note: (kept: Kept) => Promise<void>;
};

/** Files that are fetched at the same time; browsers have six connections to a host. */
const atOnce = 6;

/** Files after which it is written down what is there, so that a run that is broken off loses no more. */
const noteEvery = 30;

/**
 * @param list as published
 * @param before what is kept already
 * @param signal ends the run; what is kept by then stays
 * @param onProgress gets the bytes of the files that are kept, of this list
 * @returns what is kept now
 * @throws Error of the first file that fails, when what was kept before it is written down
 */
export async function keepEverything(
  list: Everything,
  before: Kept,
  means: Means,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Kept> {
  const {missing, bytes, superfluous} = difference(list, before);
  const files = {...before.files};
  let done = list.bytes - bytes;
  let count = 0;
  const queue = [...missing];
  onProgress(done);

  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      await means.keep(file, signal);
      files[file.path] = file.hash;
      onProgress((done += file.bytes));
      if ((count += 1) % noteEvery === 0) await means.note({files: {...files}});
    }
  };
  try {
    await Promise.all(Array.from({length: atOnce}, work));
  } catch (error) {
    queue.length = 0;
    // Where there is no room for a file, there may be none for the note.
    await means.note({files}).catch(() => undefined);
    throw error;
  }
  for (const path of superfluous) {
    await means.drop(path);
    delete files[path];
  }
  const kept = {version: list.version, files};
  await means.note(kept);
  return kept;
}

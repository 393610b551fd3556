/**
 * A child process of the live-reload server that makes the pages of the API reference again: it is sent the files that were
 * saved. It keeps what it has loaded, so that a save costs what has changed.
 */
import {specifications} from '../../site/apis';
import {generate} from '../generate';

/** What became of a save: the files that have changed, or why there are none. */
export type Made = {changed: string[]; error?: string};

const saved = new Set<string>();
let last: Promise<void> = Promise.resolve();

const filesOf = ({file, overlays = []}: (typeof specifications)[number]) => [file, ...overlays];

/** @returns the documents that the files belong to; a file that no entry names may be a part of any */
function touched(files: readonly string[]) {
  const own = specifications.filter((entry) => filesOf(entry).some((file) => files.includes(file)));
  const known = new Set(own.flatMap(filesOf));
  return files.every((file) => known.has(file)) ? own : specifications;
}

async function make(): Promise<void> {
  if (!saved.size) return;
  const apis = touched([...saved]);
  saved.clear();
  const made = await generate(apis).then(
    (changed): Made => ({changed}),
    (error: unknown): Made => ({changed: [], error: error instanceof Error ? error.message : String(error)}),
  );
  if (process.connected) process.send?.(made);
}

process.on('disconnect', () => process.exit());
process.on('message', (files: string[]) => {
  for (const file of files) saved.add(file);
  last = last.then(make);
});

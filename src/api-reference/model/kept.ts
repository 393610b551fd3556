/** Results that are made from files once, and kept for the commands of a build that follow. */
import {createHash, type BinaryLike} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A result with the digests of all files that it was made from; their paths are relative. */
export type Kept<Value> = {maker: string; files: [file: string, digest: string][]; value: Value};

const folder = path.join('node_modules', '.cache', 'help-hub', 'openapi');

const digestOf = (...contents: BinaryLike[]): string =>
  contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex');

/** Of a file that is missing, as some are that an example names, the digest is that of nothing. */
export const digestOfFile = (file: string): string => digestOf(existsSync(file) ? readFileSync(file) : '');

let maker: string | undefined;

/** What makes the results besides the files: the code of this folder, and the versions of packages. */
function makerOf(): string {
  const code = () => readdirSync(__dirname).map((name) => path.join(__dirname, name));
  return (maker ??= digestOf(...[...code(), 'package-lock.json'].map(digestOfFile)));
}

/** One file a result, whatever it was made from: the folder does not grow. */
const placeOf = (name: string) => path.join(folder, `${digestOf(name)}.json`);

/** @returns true while every file is what it was when the result was made; false for one that has none */
export function isFresh({files}: Kept<unknown>): boolean {
  return files.length > 0 && files.every(([file, digest]) => digestOfFile(file) === digest);
}

/** @returns the value itself, frozen in all its parts */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/**
 * @param name of the result
 * @returns what an earlier command has kept, frozen; undefined when a file has changed since, or nothing was kept
 */
export function keptBefore<Value>(name: string): Kept<Value> | undefined {
  try {
    const kept = JSON.parse(readFileSync(placeOf(name), 'utf8')) as Kept<Value>;
    return kept.maker === makerOf() && isFresh(kept) ? frozen(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Best effort: without a place to write, the next command makes the result again. */
function store(place: string, text: string): void {
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(`${place}.${process.pid}`, text);
    renameSync(`${place}.${process.pid}`, place);
  } catch {
    return;
  }
}

/**
 * @param name of the result
 * @param value which JSON can hold
 * @param files that it was made from, by absolute path; with an address, or a file beyond this
 *   folder, it is kept for this command only
 * @param before digests of files from before they were read: one that was saved meanwhile is read again
 * @returns the result as later commands will get it, frozen
 */
export function keep<Value>(
  name: string,
  value: Value,
  files: readonly string[],
  before: ReadonlyMap<string, string> = new Map(),
): Kept<Value> {
  const local = files.filter((file) => path.isAbsolute(file));
  const kept: Kept<Value> = {
    maker: makerOf(),
    files: local.map((file) => [path.relative('.', file), before.get(file) ?? digestOfFile(file)]),
    value,
  };
  const text = JSON.stringify(kept);
  const isHere = kept.files.every(([file]) => !file.startsWith('..') && !path.isAbsolute(file));
  if (isHere && local.length === files.length) store(placeOf(name), text);
  return frozen(JSON.parse(text) as Kept<Value>);
}

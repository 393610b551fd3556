/** Tells whether a build is older than what it is made from. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildVariables} from '../site/env';

/** Everything a build reads. Generated pages follow from `openapi`, tests change no page. */
const inputs = [
  'docs',
  'blog',
  'src',
  'static',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
];

const generated = /^docs[\\/]api[\\/]/;

function filesBelow(entry: string): string[] {
  if (generated.test(entry) || !existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesBelow(path.join(entry, name)));
}

/**
 * A digest of the inputs (names and texts) and of the settings of a build: the same on every machine, so that a build may
 * come from another one.
 *
 * @param variables the environment that the build gets
 * @param without inputs that this build does not read
 */
export function fingerprint(
  variables: Record<string, string | undefined>,
  without: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  for (const file of inputs
    .filter((name) => !without.includes(name))
    .flatMap(filesBelow)
    .sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const name of buildVariables) hash.update(`${name}=${variables[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** The stamp stands outside the static folder, which is published as it is. */
const stampOf = (outDir: string) => path.join('node_modules', '.cache', 'help-hub', `${outDir}.fingerprint`);

/** @returns true when `outDir` was built from the present inputs and settings */
export function isFresh(outDir: string, current: string): boolean {
  const stamp = stampOf(outDir);
  return (
    existsSync(path.join(outDir, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current
  );
}

/** Remembers what `outDir` was built from. */
export function markFresh(outDir: string, current: string): void {
  mkdirSync(path.dirname(stampOf(outDir)), {recursive: true});
  writeFileSync(stampOf(outDir), current);
}

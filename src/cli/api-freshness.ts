/** Tells whether the generated pages of the API reference are those of the present sources. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** All that decides what the pages say: documents, writers, and the libraries that both go through. */
const sources = [
  'openapi',
  'src/site',
  'src/content',
  'src/api-reference',
  'src/theme',
  'src/docusaurus',
  'docusaurus.config.ts',
  'package-lock.json',
];

/** The pages themselves, so that a page that was changed or removed is made again. */
const pages = ['docs/api'];

const stamp = path.join('node_modules', '.cache', 'help-hub', 'api-reference.digest');

/** Each build writes these anew (src/api-reference/console/writeConsoles.ts). */
const writtenByBuild = /\.(console|answers)\.json$/;

function filesOf(entry: string): string[] {
  if (!existsSync(entry) || writtenByBuild.test(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/** A digest of names and contents. */
function digest(): string {
  const hash = createHash('sha256');
  for (const file of [...sources, ...pages].flatMap(filesOf))
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  return hash.digest('hex');
}

/** @returns true when nothing has changed since {@link markGenerated} */
export function isGenerated(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest();
}

/** Remembers the pages as they are now for those of the present sources. */
export function markGenerated(): void {
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, digest());
}

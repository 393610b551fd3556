/** Tells whether the generated pages of the API reference are those of the present sources. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from './digest';

/** All that decides what the pages say: documents, writers, the libraries that both go through, and the pages themselves. */
const inputs = [
  'openapi',
  'src/site',
  'src/content',
  'src/api-reference',
  'src/theme',
  'src/docusaurus',
  'docusaurus.config.ts',
  'package-lock.json',
  'docs/api',
];

/** Each build writes these anew (src/api-reference/console/writeConsoles.ts). */
const writtenByBuild = /\.(console|answers)\.json$/;

const stamp = path.join('node_modules', '.cache', 'help-hub', 'api-reference.digest');
const digest = () => digestOf(inputs, writtenByBuild);

/** @returns true when nothing has changed since {@link markGenerated} */
export const isGenerated = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest();

/** Remembers the pages as they are now for those of the present sources. */
export function markGenerated(): void {
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, digest());
}

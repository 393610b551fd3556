/** Stands in for Docusaurus: `build --out-dir <folder>` writes a small site that says the colour mode, or fails. */
import {mkdirSync} from 'node:fs';
import {siteOf, writeSite} from './standIn';

const [, , act, , folder = '', ...args] = process.argv;
const word = process.env.COLOUR_MODE?.replace('-', '') ?? 'system';
console.log(`${act} ${args.join(' ')}`);
mkdirSync(folder, {recursive: true});
void writeSite(folder, siteOf(word)).then(() => {
  process.exitCode = process.env.FAIL ? 3 : 0;
});

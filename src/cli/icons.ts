/** `npm run icons`: draws the icons of `static` that are not SVG from `static/img/favicon.svg`, to be committed with it. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {icons} from '../site-files/contract.node';
import {run, say} from './command';

run(async () => {
  const drawn = icons(await readFile('static/img/favicon.svg', 'utf8'));
  for (const [file, content] of Object.entries(drawn)) await writeFile(path.join('static', file), content);
  say(`static: ${Object.keys(drawn).join(', ')}`);
});

/**
 * `npm run new -- <what> <value> …`: writes a page, a post, an error code, an API or a product that keeps the rules, and
 * lists it where it belongs. It overwrites nothing, and writes nothing at all when a rule objects.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {check, filesOn, readSite, rules} from '../rules/contract';
import {run, say} from './command';
import {Draft} from './draft';
import {scaffold} from './scaffold';

run(async () => {
  const draft = new Draft(filesOn(process.cwd()));
  const address = scaffold(draft, process.argv.slice(2));
  const site = readSite(draft);
  const pages = site.pages.map(({path: file}) => file).filter((file) => draft.texts.has(file));
  const findings = await check(site, rules, pages);
  const lines = findings.map(({path: file, message, remedy}) => `${file}: ${message} Remedy: ${remedy}\n`);
  if (lines.length) throw new Error(`${lines.join('')}Nothing is written.`);
  for (const [file, text] of draft.texts) {
    const style = {...(await resolveConfig(file)), filepath: file};
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, /\.(ts|css)$/.test(file) ? await format(text, style) : text);
    say(`Written: ${file}`);
  }
  say(`Address: ${address}`);
});

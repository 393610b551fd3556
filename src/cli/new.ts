/**
 * `npm run new -- <what> <value> …`: writes a page, a post, an error code, an API or a product that keeps the rules, and
 * lists it where it belongs. It overwrites nothing, and writes nothing at all when a rule objects.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {addressesOf, check, filesOn, readSite, rules} from '../rules/contract';
import {run, say} from './command';
import {Draft, expect} from './draft';
import {scaffold} from './scaffold';

run(async () => {
  const files = filesOn(process.cwd());
  const draft = new Draft(files);
  const address = scaffold(draft, process.argv.slice(2));
  const isFree = !addressesOf(readSite(files)).has(address);
  expect(isFree, `There is a page at ${address} already`, 'choose another name');
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

/**
 * `npm run new -- <what> <value> …`: writes a page, a post, an error code, an API or a product that keeps the rules, and
 * lists it where it belongs. It overwrites nothing, and writes nothing at all when a rule objects.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {check, filesOn, readSite, rules} from '../rules/contract';
import {run, say} from './command';
import {Draft} from './draft';
import {scaffolds} from './scaffold';

const inBrackets = (values: readonly string[]) => values.map((value) => `<${value}>`).join(' ');

/** @returns the address. @throws Error with the usage when a value is missing, or there is one too many */
function make(draft: Draft, [what = '', ...values]: readonly string[]): string {
  const chosen = scaffolds[what];
  const usage = Object.entries(scaffolds)
    .filter(([name]) => !chosen || name === what)
    .map(([name, {values: names}]) => `\n  npm run new -- ${name} ${inBrackets(names)}`)
    .join('');
  const stop = (wrong: string) => new Error(`${wrong}. Usage:${usage}`);
  if (!chosen) throw stop(what ? `"${what}" is nothing to make` : 'Missing: what to make');
  const missing = chosen.values.slice(values.length);
  if (missing.length) throw stop(`Missing: ${inBrackets(missing)}`);
  const more = values.slice(chosen.values.length);
  if (more.length) throw stop(`Too many values (write titles in quotation marks): ${more.join(' ')}`);
  return chosen.make(draft, ...values);
}

run(async () => {
  const {positionals} = parseArgs({allowPositionals: true, options: {}});
  const draft = new Draft(filesOn(process.cwd()));
  const address = make(draft, positionals);
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

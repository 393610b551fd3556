/**
 * `npm run move <file> <new file>` moves a page or a post; `npm run remove <file or address> <file or address>` removes one
 * whose readers another page serves from then on. Links, sidebars, data and redirects follow.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageAddress} from '../content/contract';
import {addressesOf, addressOf, anchorsOf, filesOn, ledgerFile, readSite} from '../rules/contract';
import {run, say} from './command';
import {changesFor, type Change, type Place} from './relink';

const site = readSite(filesOn(process.cwd()));

function git(...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {encoding: 'utf8'});
  if (status)
    throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()} Remedy: correct that, and try again.`);
  return stdout;
}

const pageAt = (given: string) => site.pages.find((page) => page.path === given || addressOf(page) === given);

/** @throws Error when no page is there, or none has been published */
function placeOf(given: string): Place {
  const page = pageAt(given);
  if (page) return {address: addressOf(page), file: page.path};
  if (addressesOf(site).has(given)) return {address: given};
  throw new Error(`There is no page ${given}. Remedy: give its file, such as docs/focus/people.md.`);
}

function moving(given: string, target: string): Change {
  const from = placeOf(given);
  const [folder = 'docs/'] = /^(docs|blog|src\/pages)\//.exec(from.file ?? '') ?? [];
  if (!from.file || !target.startsWith(folder) || !/^(?!docs\/api\/|.*\/_)[\w./-]+\.mdx?$/.test(target))
    throw new Error(`The page cannot move to ${target}. Remedy: give a file such as ${folder}users.md.`);
  const {frontMatter} = pageAt(given)!;
  const to = {address: pageAddress(target, frontMatter.slug), file: target};
  if (site.has(target) || (to.address !== from.address && addressesOf(site).has(to.address)))
    throw new Error(`There is a page at ${target} or ${to.address}. Remedy: choose another name.`);
  return {from, to};
}

function removing(given: string, target: string): Change {
  const wasThere = (site.read(ledgerFile) ?? '').split('\n').includes(given) && !addressesOf(site).has(given);
  const from = wasThere ? {address: given} : placeOf(given);
  if (!wasThere && !from.file) throw new Error(`${given} has no file. Remedy: remove what it is made from.`);
  const to = placeOf(target);
  if (to.address === from.address)
    throw new Error('A page cannot take its own place. Remedy: give the page that readers need now.');
  const page = pageAt(target);
  return {from, to, anchors: page ? anchorsOf(page) : []};
}

run(async () => {
  const removes = process.argv[2] === 'remove';
  const given = process.argv.slice(3).map((name) => path.posix.normalize(name.replaceAll('\\', '/')));
  const [one = '', other = ''] = given;
  const usage = removes ? 'remove <page> <the page that readers need now>' : 'move <file> <new file>';
  if (given.length !== 2) throw new Error(`Usage: npm run ${usage}`);
  const change = removes ? removing(one, other) : moving(one, other);
  const {file} = change.from;
  const texts = changesFor(site, change);
  if (file && !git('ls-files', '--', file))
    throw new Error(`${file} is not in git yet. Remedy: git add ${file}, and try again.`);
  if (file && removes && git('status', '--porcelain', '--', file))
    throw new Error(`${file} has uncommitted changes. Remedy: commit them, or git restore ${file}.`);

  if (file && removes) git('rm', '--quiet', file);
  else if (file && other !== file) {
    mkdirSync(path.dirname(other), {recursive: true});
    git('mv', file, other);
  }
  for (const [name, text] of texts) writeFileSync(name, text);
  if (file) say(removes ? `${file} is removed` : `${file} is now ${other}`);
  for (const name of texts.keys()) console.log(`  ${name}`);
  say(`${change.from.address} leads to ${change.to.address}. Now run "npm run check:content"`);
});

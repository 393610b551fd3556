/**
 * `npm run changed [-- <commit>]`: the pages that differ from a commit (`origin/main` when left out), as a list in
 * Markdown: what is new, changed, moved or removed, by its address, and where an address that is gone leads.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {frontMatterPattern, pageAddress} from '../content/contract';
import {specifications} from '../site/apis';
import {readMoved} from '../redirects/contract.node';
import {run} from './command';

const page = /^(docs|blog|src\/pages)\/(?!api\/)(.+\/)?(?!_|README\.)[^/]+\.mdx?$/;

const git = (...args: string[]) =>
  execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe'});

/** @returns the address of a page by its source, nothing for another file */
function addressOf(file: string, read: () => string): string | undefined {
  const api = specifications.find((entry) => entry.file === file);
  if (api) return `/${api.pages}`;
  if (!page.test(file)) return undefined;
  const head = parse(frontMatterPattern.exec(read())?.[1] ?? '') as {slug?: unknown} | null;
  return pageAddress(file, head?.slug);
}

function commonCommit(named: string): string {
  try {
    return git('merge-base', named, 'HEAD').trim();
  } catch {
    throw new Error(`Git has no commit called ${named}. Remedy: git fetch, or npm run changed -- <commit>`);
  }
}

run(async () => {
  const base = commonCommit(process.argv[2] ?? 'origin/main');
  const before = new Set<string | undefined>();
  const after = new Set<string | undefined>();
  const changes = git('diff', '-z', '--name-status', '--no-renames', base);
  for (const [, status, file = ''] of changes.matchAll(/(\w)\0([^\0]+)\0/g)) {
    if (status !== 'A') before.add(addressOf(file, () => git('show', `${base}:${file}`)));
    if (status !== 'D') after.add(addressOf(file, () => readFileSync(file, 'utf8')));
  }
  const redirects = new Map(readMoved('.').map(({from, to}) => [from, to]));
  const isNew = (address = '') => after.has(address) && !before.has(address);
  const moves = new Set([...before].map((address = '') => redirects.get(address)).filter(isNew));
  const lines = [...after, ...[...before].filter((address) => !after.has(address))].flatMap((address) => {
    if (!address || moves.has(address)) return [];
    if (after.has(address)) return `- ${isNew(address) ? 'New' : 'Changed'}: \`${address}\``;
    const to = redirects.get(address);
    if (!to) return `- Removed: \`${address}\`, **without a redirect**`;
    return `- ${moves.has(to) ? 'Moved' : 'Removed'}: \`${address}\`, which leads to \`${to}\``;
  });
  console.log(lines.sort().join('\n') || 'No file of a page has changed.');
});

/** What authors do last: they follow the remedies of the check for what has been published and is gone. */
import {spawnSync} from 'node:child_process';
import {withRedirect} from '../../../src/redirects/contract';
import type {Tree} from './tree';

type Finding = {rule: string; remedy: string};

const list = 'src/redirects/redirects.yml';

/** The check runs in the copy, because the typed content has changed there. */
function findingsIn(folder: string): Finding[] {
  const args = ['run', '--silent', 'check:content', '--', '--format', 'json'];
  const {stdout} = spawnSync('npm', args, {cwd: folder, encoding: 'utf8'});
  return (JSON.parse(stdout) as Finding[]).filter(({rule}) => rule === 'published');
}

/** The same edit as that of the command that a remedy names. */
function follow(text: string, {remedy}: Finding): string {
  const [, moved, place] = /^run "npm run move -- (\S+) (\S+)"[.,]/.exec(remedy) ?? [];
  if (moved && place) return withRedirect(text, {from: moved, to: place, removed: false});
  const [, from, to] = /"npm run remove -- (\S+) --to ([^\s"]+)"/.exec(remedy) ?? [];
  if (!from || !to) throw new Error(`"${remedy}" names no command. Remedy: adapt tests/changes.`);
  return withRedirect(text, {from, to, removed: true});
}

export function leadOn(tree: Tree): void {
  const findings = findingsIn(tree.folder);
  if (!findings.length) throw new Error('Nothing that was published is gone. Remedy: adapt tests/changes.');
  tree.write(list, findings.reduce(follow, tree.read(list)));
}

/**
 * `npm run move -- <old> <new>`: moves a page of docs or a post, with its history, and edits every link, the sidebars, the
 * specifications and the typed content; the old address leads on (src/redirects). With `#heading` behind both, it does the
 * same for a heading that has been renamed. Addresses in place of files are of pages that have moved already.
 */
import {parseArgs} from 'node:util';
import {run, say} from './command';
import {move} from './move/movePage';
import {tellRemains} from './move/tellRemains';

const usage = `Usage: npm run move -- docs/old.md docs/new.md
       npm run move -- docs/page.md#old-heading docs/page.md#new-heading
       npm run move -- /docs/old /docs/new`;

run(async () => {
  const [old, next, ...others] = parseArgs({allowPositionals: true}).positionals;
  if (!old || !next || others.length) throw new Error(`Moving takes an old place and a new one.\n${usage}`);
  const {from, files} = move(process.cwd(), old, next);
  for (const file of files) console.log(`  ${file}`);
  say(`${old} is ${next} now: ${files.length} ${files.length === 1 ? 'file' : 'files'} changed`);
  await tellRemains(from);
});

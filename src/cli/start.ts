/**
 * `npm start`: the live-reload server for authors. Pages are not rendered to files there, so search answers
 * from the index of the last production build; the first start makes one.
 */
import {existsSync} from 'node:fs';
import {indexPath} from '../search/contract';
import {run, runCommand, say} from './command';
import {ensureBuild} from './make-build';

run(async () => {
  if (!existsSync(`build${indexPath}`)) {
    say('No search index yet: one production build first, so that search works while you write');
    await ensureBuild({outDir: 'build'});
  } else {
    await runCommand('npm', ['run', '--silent', 'api:generate']);
  }
  say('Starting the live-reload server; search answers from the last production build');
  const {code} = await runCommand('npm', ['exec', '--', 'docusaurus', 'start', ...process.argv.slice(2)]);
  process.exit(code);
});

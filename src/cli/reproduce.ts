/** `npm run test:reproducible`: a cold build in another folder and another time zone makes every byte of `build` again. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureBuild} from './ensure-build';
import {run, runCommand, say} from './command';
import {copySources, linkPackages} from './copy-sources';

const copy = path.resolve('test-results', 'copy');

/** Made by `npm run pdf`. */
const documents = 'static/pdf';

/** Packages and history are linked, which takes no time; documents are ignored by git, but a build publishes them. */
function copySite(): void {
  copySources(copy);
  if (existsSync(documents)) cpSync(documents, path.join(copy, documents), {recursive: true});
  execFileSync('cp', ['--archive', '--link', '.git', copy]);
  linkPackages(copy);
}

async function build(): Promise<void> {
  const variables = {TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8'};
  const code = await runCommand('npm', ['--prefix', copy, 'run', '--silent', 'build'], variables);
  if (code !== 0) throw new Error(`The build of the copy failed with exit code ${code}.`);
}

run(async () => {
  await ensureBuild('build');
  say('Building a copy in another folder');
  copySite();
  await build();
  const code = await runCommand('diff', ['--recursive', '--brief', 'build', path.join(copy, 'build')]);
  if (code !== 0)
    throw new Error(
      'Two builds of the same sources differ in the files above. Remedy: find the time, the place or the order that gets into them.',
    );
  rmSync(copy, {recursive: true});
  say('Both builds are the same');
});

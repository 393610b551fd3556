/**
 * `npm run test:next`: what the newest Docusaurus 3 would change. A copy of the site gets its packages, is compiled and
 * built, and is held to `tests/contract`; the report names what to mend. `-- --to 3.10.2` chooses a version.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, runQuietly, say} from './command';
import {copySources} from './copy-sources';
import {newest, raise} from './next/packages';
import {runSteps, steps} from './next/steps';

/** Outside the project, so that a package that the copy lacks is not found in the folder above. */
const copy = path.join(tmpdir(), 'help-hub-next');

async function versionToTry(): Promise<string> {
  const {values} = parseArgs({options: {to: {type: 'string'}}});
  if (values.to) return values.to;
  const {code, output} = await runQuietly('npm', ['view', '@docusaurus/core@^3', 'version', '--json']);
  if (code !== 0) throw new Error(`npm does not tell the versions of Docusaurus:\n${output}`);
  return newest([JSON.parse(output) as string | string[]].flat());
}

function copySite(version: string): void {
  copySources(copy);
  execFileSync('cp', ['--archive', '.git', 'node_modules', copy]);
  const manifest = path.join(copy, 'package.json');
  writeFileSync(manifest, raise(readFileSync(manifest, 'utf8'), version));
}

run(async () => {
  const version = await versionToTry();
  say(`The site with Docusaurus ${version}, in ${copy}`);
  copySite(version);
  const isPassed = await runSteps(steps, copy, say);
  if (isPassed) rmSync(copy, {recursive: true});
  say(
    isPassed ? `Nothing has to change for ${version}` : `What has to change for ${version} is listed above`,
  );
  process.exit(isPassed ? 0 : 1);
});

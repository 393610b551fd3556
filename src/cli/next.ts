/**
 * `npm run test:next`: what the newest Docusaurus 3 would change. A copy of the site gets its packages, is compiled and
 * built, and is held to `tests/contract`. `-- --to 3.10.2` chooses a version.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, runCommand, runQuietly, say} from './command';
import {copySources} from './copy-sources';

/** Outside the project, so that a package that the copy lacks is not found in the folder above. */
const copy = path.join(tmpdir(), 'help-hub-next');

async function versionToTry(): Promise<string> {
  const {values} = parseArgs({options: {to: {type: 'string'}}});
  if (values.to) return values.to;
  const {code, output} = await runQuietly('npm', ['view', '@docusaurus/core@^3', 'version', '--json']);
  if (code !== 0) throw new Error(`npm does not tell the versions of Docusaurus:\n${output}`);
  const releases = [JSON.parse(output) as string | string[]].flat().filter((each) => !each.includes('-'));
  const [newest] = releases.sort((one, other) => other.localeCompare(one, 'en', {numeric: true}));
  if (!newest) throw new Error('npm knows no release of Docusaurus 3. Remedy: name one, with -- --to 3.10.2');
  return newest;
}

/** The sources with another version of all packages of Docusaurus; what is installed and the history come along. */
function copySite(version: string): void {
  copySources(copy);
  execFileSync('cp', ['--archive', '.git', 'node_modules', copy]);
  const manifest = path.join(copy, 'package.json');
  const raised = readFileSync(manifest, 'utf8').replace(
    /("@docusaurus\/[\w-]+": )"[^"]+"/g,
    `$1"${version}"`,
  );
  writeFileSync(manifest, raised);
}

/** The last step is the contract; each but the types is needed by those after it. */
const steps = [
  ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
  ['run', '--silent', 'api:generate'],
  ['run', '--silent', 'typecheck'],
  ['run', '--silent', 'build'],
  ['exec', '--', 'playwright', 'test', '--project=contract', '--reporter=list'],
];

run(async () => {
  const version = await versionToTry();
  say(`The site with Docusaurus ${version}, in ${copy}`);
  copySite(version);
  const failed: string[] = [];
  for (const step of steps) {
    const line = `npm ${step.join(' ')}`;
    say(line);
    if (!(await runCommand('npm', step, {FORCE_COLOR: '0'}, {folder: copy}))) continue;
    failed.push(line);
    if (!step.includes('typecheck')) break;
  }
  if (failed.length)
    throw new Error(`With Docusaurus ${version} these fail, see above:\n  ${failed.join('\n  ')}`);
  rmSync(copy, {recursive: true});
  say(`Nothing has to change for ${version}`);
});

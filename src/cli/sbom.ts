/**
 * `npm run sbom`: writes the bill of materials of all packages that a build is made and tested with, in CycloneDX, beside
 * that of what is published, which is in the build. OUT_DIR names another folder of a build than `build`.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allPackages, bomPath, type Bill} from '../supply-chain/contract.node';
import {run, runQuietly, say, stop} from './command';

const target = 'build-sbom/help-hub.cdx.json';

const read = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

run(async () => {
  const published = path.join(process.env.OUT_DIR ?? 'build', bomPath);
  if (!existsSync(published)) stop(`There is no ${published}. Remedy: run "npm run build" first.`);
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const {code, output} = await runQuietly('npm', ['sbom', ...options]);
  if (code !== 0)
    stop(`npm sbom failed:\n${output}\nRemedy: run "npm ls --package-lock-only", and fix what it names.`);
  const bill = allPackages(
    JSON.parse(output) as Bill,
    read<Bill>(published),
    read<{name: string}>('package.json').name,
  );
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${JSON.stringify(bill, undefined, 1)}\n`);
  const shipped = bill.components.filter(({scope}) => scope === 'required').length;
  say(`${target}: ${bill.components.length} packages, ${shipped} of them published`);
});

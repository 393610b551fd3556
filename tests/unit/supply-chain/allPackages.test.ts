import {Spec, Validation} from '@cyclonedx/cyclonedx-library';
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {allPackages, type Bill} from '../../../src/supply-chain/allPackages';
import {folderWith} from '../../support/folder';

const dependencies = {a: '1.0.0', '@x/b': '2.0.0'};
const integrity = `sha512-${'A'.repeat(86)}==`;

/** What npm says of a project with two packages. */
function made(): Bill {
  const cwd = folderWith({
    'package.json': JSON.stringify({name: 'site', version: '1.0.0', dependencies}),
    'package-lock.json': JSON.stringify({
      name: 'site',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': {name: 'site', version: '1.0.0', dependencies},
        'node_modules/a': {version: '1.0.0', integrity, license: 'MIT'},
        'node_modules/@x/b': {version: '2.0.0', integrity, license: '(MIT OR Apache-2.0)'},
      },
    }),
  });
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const shell = process.platform === 'win32';
  const {stdout, stderr} = spawnSync('npm', ['sbom', ...options], {cwd, encoding: 'utf8', shell});
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Bill;
}

it('is a bill of CycloneDX, the same each time and in each folder, that tells what is published', async () => {
  const [one, other] = [made(), made()];
  expect(one.serialNumber).not.toBe(other.serialNumber);
  expect(one.metadata.component.name).not.toBe(other.metadata.component.name);
  const published = {...one, components: [{name: 'a', purl: 'pkg:npm/a@1.0.0'}]};
  const bill = allPackages(one, published, 'site');
  const text = JSON.stringify(bill);
  expect(text).toBe(JSON.stringify(allPackages(other, published, 'site')));
  expect(bill.metadata.component.name).toBe('site');
  expect(Object.fromEntries(bill.components.map(({purl, scope}) => [purl, scope]))).toEqual({
    'pkg:npm/%40x/b@2.0.0': 'excluded',
    'pkg:npm/a@1.0.0': 'required',
  });
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text)).toBeNull();
});

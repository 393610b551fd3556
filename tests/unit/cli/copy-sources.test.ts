import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {linkPackages} from '../../../src/cli/copy-sources';
import {folderWith} from '../../support/folder';
import {meanwhile} from '../../support/meanwhile';

const names = ['.bin/one', '.package-lock.json', '@two/three/index.js', 'one/index.js'];
const kept = ['.cache/site/a', '.vite/a', '.vite-temp/a'];

const project = () =>
  folderWith(Object.fromEntries([...names, ...kept].map((name) => [`packages/${name}`, ''])));

it('the packages are linked, without what commands keep beside them', () => {
  const folder = project();
  const [packages, linked] = [path.join(folder, 'packages'), path.join(folder, 'copy/node_modules')];
  linkPackages(path.join(folder, 'copy'), packages);
  expect(readdirSync(linked).sort()).toEqual(['.bin', '.package-lock.json', '@two', 'one']);
  for (const name of names)
    expect(statSync(path.join(linked, name)).ino).toBe(statSync(path.join(packages, name)).ino);
});

it('a command that writes beside the packages meanwhile does not end the copy', async () => {
  const folder = project();
  const packages = path.join(folder, 'packages');
  await meanwhile(path.join(packages, '.cache/site'), "fs.writeFileSync('b', ''); fs.rmSync('b');");
  for (let time = 0; time < 20; time++) linkPackages(path.join(folder, `copy-${time}`), packages);
});

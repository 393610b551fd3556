import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {watchingOwnFiles} from '../../../../src/docusaurus/dev-server/watching';
import {folderWith} from '../../../support/folder';

const asked: unknown[] = [];
const all = {
  watch(...given: unknown[]) {
    asked.splice(0, asked.length, ...given);
    return this;
  },
};

it('watches files, folders and missing files, but none of packages', () => {
  const packages = ['/site/node_modules/react/index.js', 'C:\\site\\node_modules\\react\\index.js'];
  const mine = ['/site/docs/intro.md', '/site/docs/my_node_modules.md'];
  const both = new Set([...packages, ...mine]);
  const watcher = watchingOwnFiles(all, '/site', ['static']).watch(both, both, both, 17, 'options');
  expect(asked).toEqual([mine, mine, mine, 17, 'options']);
  expect(watcher).toBe(all);
});

it('does not wait for the whole path of a file inside the site', () => {
  const possible = ['/site/static/img/logo.svg', '/site/docs/site/new.md'];
  const nowhere = ['/site/site', '/site/static/site', '/site/public/site'];
  const missing = [...nowhere.map((folder) => `${folder}/docs/intro.md.js`), ...possible];
  watchingOwnFiles(all, '/site', ['static', 'public']).watch([], [], missing);
  expect(asked[2]).toEqual(possible);
});

it('waits for it where the site has such a folder', () => {
  const site = folderWith({});
  mkdirSync(path.join(site, site), {recursive: true});
  const missing = [path.join(site, site, 'new.md')];
  watchingOwnFiles(all, site, []).watch([], [], missing);
  expect(asked[2]).toEqual(missing);
});

import {expect, it} from 'vitest';
import {watchingOwnFiles} from '../../../../src/plugins/dev-server/watching';

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

it('does not wait for whole paths inside a static folder', () => {
  const possible = ['/site/static/img/logo.svg', '/site/docs/site/new.md'];
  watchingOwnFiles(all, '/site', ['static', 'public']).watch(
    [],
    [],
    ['/site/static/site/docs/intro.md.js', '/site/public/site/docs/intro.md.js', ...possible],
  );
  expect(asked[2]).toEqual(possible);
});

import {expect, it} from 'vitest';
import {watchingOwnFiles} from '../../../../src/plugins/dev-server/watching';

it('watches files, folders and missing files, but none of packages', () => {
  const asked: unknown[] = [];
  const all = {
    watch(...given: unknown[]) {
      asked.push(...given);
      return this;
    },
  };
  const packages = ['/site/node_modules/react/index.js', 'C:\\site\\node_modules\\react\\index.js'];
  const mine = ['/site/docs/intro.md', '/site/docs/my_node_modules.md'];
  const both = new Set([...packages, ...mine]);
  const watcher = watchingOwnFiles(all).watch(both, both, both, 17, 'options');
  expect(asked).toEqual([mine, mine, mine, 17, 'options']);
  expect(watcher).toBe(all);
});

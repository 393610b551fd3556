import {expect, it} from 'vitest';
import {packageOf} from '../../../src/supply-chain/notices';
import {bundleLoader, bundleStarter} from '../../../src/runtime/bootstrap/bundle';
import type {Plugin} from 'esbuild';

it('the scripts that are bundled apart hold no package, which nothing would list', async () => {
  const found: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    setup: (build) =>
      build.onLoad({filter: /./}, ({path: file}) => {
        found.push(file);
        return undefined;
      }),
  };
  const options = {offersSystem: true, baseUrl: '/'};
  await bundleStarter(options, [collect]);
  await bundleLoader(options, [collect]);
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((file) => packageOf(file))).toEqual([]);
});

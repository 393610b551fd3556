import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {flagFor} from '../../../../src/docusaurus/v8-flags/plugin';

it('the flag is one that this Node knows', () => {
  const flag = flagFor(process.version);
  const {status, stderr} = spawnSync(process.execPath, [...(flag ? [flag] : []), '--eval', '']);
  expect(String(stderr)).not.toMatch(/bad option|unrecognized/);
  expect(status).toBe(0);
});

it('sets nothing in a Node whose flags are not known', () => {
  expect(flagFor('v20.19.0')).toBeDefined();
  expect(flagFor('v2.0.0')).toBeUndefined();
  expect(flagFor('v200.0.0')).toBeUndefined();
});

import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {bundleWorker} from '../../../../src/offline/build/bundleWorker';
import limits from '../../../bench/limits.json';

it('comes out the same twice, without the folder of the project', async () => {
  const [one, other] = [await bundleWorker('index.ts', '/'), await bundleWorker('index.ts', '/')];
  expect(one).toBe(other);
  expect(one).not.toContain(process.cwd());
});

it('is small, as it is asked for at each visit', async () => {
  expect(brotliCompressSync(await bundleWorker('index.ts', '/')).length).toBeLessThanOrEqual(limits.worker);
});

it('knows the folder of its site', async () => {
  expect(await bundleWorker('index.ts', '/help/')).toContain('"/help/"');
});

/** Every page of the build is valid HTML for the Nu HTML checker. */
import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';

const build = process.env.OUT_DIR ?? 'build';
const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

test('HTML: no page has an error', async () => {
  test.setTimeout(600_000);
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  const {stderr} = await promisify(execFile)(
    'java',
    ['-jar', checker, '--errors-only', '--format', 'gnu', '--exit-zero-always', ...files],
    {cwd: build, maxBuffer: 64e6},
  );
  // Its list of CSS properties is older than the browsers that the site is for.
  const errors = stderr
    .split('\n')
    .filter((line) => line.includes(': error:') && !line.includes('error: CSS:'));
  expect(errors).toEqual([]);
});

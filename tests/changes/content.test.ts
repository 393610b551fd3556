/** Content may change: what authors add, remove and rename in a copy breaks no check, and nobody edits a test for it. */
import {beforeAll, describe, expect, it} from 'vitest';
import {changeContent, changes} from './apply';
import {copyWith, type Copy} from './copy';

const minute = 60_000;

let copy: Copy;

beforeAll(async () => {
  copy = await copyWith('changes', changeContent);
}, 2 * minute);

it('the copy has changed in every way, and no file under tests', () => {
  expect(Object.keys(changes)).toHaveLength(16);
  const changed = copy.changed();
  for (const place of ['docs/', 'blog/', 'openapi/', 'src/site/', 'src/content/', 'static/', 'sidebars.ts'])
    expect(changed.filter((file) => file.startsWith(place)).length, place).toBeGreaterThan(0);
  expect(changed.filter((file) => file.startsWith('tests/'))).toEqual([]);
});

const expectGreen = async (script: string, ...args: string[]) =>
  expect(await copy.script(script, ...args), `npm run ${script} in ${copy.folder}`).toBe('');

it('check:content is green', {timeout: minute}, () => expectGreen('check:content'));

// Half an hour: `npm run test:full` sets FULL. The pictures and the acceptance of the specification are of the seed.
describe.skipIf(!process.env.FULL)('in full', () => {
  it.each([
    ['typecheck'],
    ['lint'],
    ['format'],
    ['test:content'],
    ['test:unit'],
    ['test:programs'],
    ['build:tests'],
    ['check:build'],
    ['test:e2e', '--project=site', '--project=before', '--project=variant'],
    ['test:engines'],
    ['test:budgets'],
  ])('%s is green', {timeout: 40 * minute}, (script, ...args) => expectGreen(script, ...args));
});

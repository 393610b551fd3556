/** Content may change: what authors add, remove and rename in a copy breaks no check, and nobody edits a test for it. */
import {beforeAll, describe, expect, it} from 'vitest';
import {changeContent, changes} from './apply';
import {copyWith, type Copy} from './copy';

const minute = 60_000;

let copy: Copy;

beforeAll(async () => {
  copy = await copyWith('changes', changeContent);
}, 10 * minute);

it('the copy has changed in every way, and no file under tests', () => {
  expect(Object.keys(changes)).toHaveLength(17);
  const changed = copy.changed();
  for (const place of ['docs/', 'blog/', 'openapi/', 'src/site/', 'src/content/', 'static/', 'sidebars.ts'])
    expect(changed.filter((file) => file.startsWith(place)).length, place).toBeGreaterThan(0);
  expect(changed.filter((file) => file.startsWith('tests/'))).toEqual([]);
});

const expectGreen = async ({script, folder}: Copy, name: string, ...args: string[]) =>
  expect(await script(name, ...args), `npm run ${name} in ${folder}`).toBe('');

it('check:content is green', {timeout: 10 * minute}, () => expectGreen(copy, 'check:content'));

// An hour: `npm run test:full` sets FULL. The pictures and the acceptance of the specification are of the seed.
describe.skipIf(!process.env.FULL)('in full', () => {
  it.each(['typecheck', 'lint', 'format', 'test:content', 'build', 'check:build'])(
    '%s is green',
    {timeout: 40 * minute},
    (script) => expectGreen(copy, script),
  );

  // A product that is removed takes its programs, its answers in the search and the tests of both with it.
  describe('with all products', () => {
    let whole: Copy;

    beforeAll(async () => {
      whole = await copyWith('changes-whole', (folder) => changeContent(folder, ['a product is removed']));
    }, 10 * minute);

    it.each([
      ['test:unit'],
      ['test:programs'],
      ['build:tests'],
      ['test:e2e', '--project=site', '--project=before', '--project=variant'],
      ['test:engines'],
      ['test:budgets'],
    ])('%s is green', {timeout: 40 * minute}, (script, ...args) => expectGreen(whole, script, ...args));
  });
});

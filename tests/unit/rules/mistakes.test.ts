/** Every mistake of the table is told at its place with its remedy, by the rule that is for it, and none hides another. */
import {expect, it} from 'vitest';
import {rules} from '../../../src/rules';
import {check} from '../../../src/rules/engine/check';
import {filesOf} from '../../../src/rules/engine/files';
import type {Finding} from '../../../src/rules/engine/rule';
import {readSite} from '../../../src/rules/engine/site';
import {filesWith, goodSite, mistakes, type Mistake, type Texts} from '../../support/mistakes';

async function findingsWith(planted: readonly Mistake[]): Promise<{files: Texts; found: Finding[]}> {
  const sample = goodSite();
  for (const {plant} of planted) plant(sample);
  const files = filesWith(sample);
  return {files, found: await check(readSite(filesOf(files)), rules)};
}

const lineOf = (text = '', part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

/** What the check has to say of a mistake. */
const finding = ({path, at, rule, message, remedy}: Mistake, files: Texts): unknown =>
  expect.objectContaining({
    path,
    line: lineOf(files[path], at),
    rule,
    message: expect.stringMatching(message) as string,
    remedy: expect.stringMatching(remedy) as string,
  });

const briefly = (found: readonly Finding[]) => found.map(({path, rule}) => `${path} ${rule}`).sort();

const expected = (planted: readonly Mistake[]) =>
  planted.flatMap(({path, rule, more = []}) => [`${path} ${rule}`, ...more]).sort();

it('the sample has no mistake of its own', async () => {
  expect((await findingsWith([])).found).toEqual([]);
});

it.each(mistakes)('$name is told, and nothing else', async (mistake) => {
  const {files, found} = await findingsWith([mistake]);
  expect(found).toContainEqual(finding(mistake, files));
  expect(briefly(found)).toEqual(expected([mistake]));
});

it('one mistake hides no other: all at once, each is told', async () => {
  const {files, found} = await findingsWith(mistakes);
  for (const mistake of mistakes) expect(found, mistake.name).toContainEqual(finding(mistake, files));
  expect(briefly(found)).toEqual(expected(mistakes));
});

it('the table has all 31 mistakes of the trials, one of them in two forms, a drawing, a screen and a twin that are missing, two removals at once and roles by hand in two places', () => {
  expect(new Set(mistakes.map(({name}) => name)).size).toBe(38);
});

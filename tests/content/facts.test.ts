/** A limit of Focus is quoted from `docs/_facts.json`: pages insert it, and posts, which stay as they are, agree with it. */
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {factTexts} from '../../src/content/insertions/factTexts';
import {expectNone, linesOf, posts, type Finding, type TextSegment} from './corpus';

/** How a fact reads in a sentence; the group is its number. */
const quotations: Record<string, RegExp> = {
  'focus.session.idleMinutes': /\b(\d+) minutes (?:without activity|idle)/i,
  'focus.signIn.lockMinutes': /locked for (\d+) minutes/i,
  'focus.signIn.clockSkewMinutes': /(?:clocks?|skew)[^.|]* (\d+) minutes/i,
  'focus.share.hours': /(?:link|share)[^.|]* (?:expires|works|lasts) (?:in|after|for) (\d+) h/i,
  'focus.export.maxItems': /(?:at most|up to) ([\d,]+) (?:items|communications)/i,
  'focus.export.maxGigabytes': /(?:at most|up to|or) (\d+) GB/i,
  'focus.export.keptDays': /(?:export|ZIP)[^.|]* kept (?:for )?(\d+) days/i,
  'focus.media.keyRotationDays': /rotated every (\d+) days/i,
  'focus.retention.graceDays': /\b(\d+)-day grace|grace period of (\d+) days/i,
  'focus.retention.runTime': /nightly (?:run )?at (\d\d:\d\d)|\b(\d\d:\d\d) UTC run|run at (\d\d:\d\d) UTC/i,
  'focus.retention.defaultMonths': /account default[^.|]*?(\d+) months/i,
  'focus.retention.maxYears': /1 day to (\d+) years/i,
  'focus.audit.keptYears': /(?:audit log|events?)[^.|]* (?:kept|for) (?:for )?(\d+) years/i,
  'focus.rest.requestsPerMinute': /(?<!Genesys.*)\b([\d,]+) requests (?:a|per) minute/i,
  'focus.rest.maxPageSize': /at most ([\d,]+) (?:items )?(?:a|per) page/i,
  'focus.endpoints.importMaxRows': /(?:at most|up to) (5,?\d{3}) rows/i,
  'focus.endpoints.alertMinutes': /after (\d+) minutes in `error`/i,
};

type Text = {path: string; lines: TextSegment[]};

const textOf = (text: string, path = 'sample'): Text => ({path, lines: linesOf({text})});

function quoted(text: Text, judge: (fact: string, number: string) => string | undefined): Finding[] {
  return text.lines.flatMap(({value, line}) =>
    Object.entries(quotations).flatMap(([fact, pattern]): Finding[] => {
      const number = pattern.exec(value)?.slice(1).find(Boolean);
      const remedy = number && judge(fact, number);
      return remedy ? [{path: text.path, line, message: `"${number}" is ${fact}.`, remedy}] : [];
    }),
  );
}

const files = await Globby(['docs/focus/**/*.{md,yml}', '!**/_screens/**']);

/** The pages as their authors write them, and the texts of the generated tables. */
const sources = files.map((path) => textOf(readFileSync(path, 'utf8'), path));

/** Any number in the place of a fact; the page has to insert it. */
const literals = (text: Text) =>
  quoted(text, (fact) => `write {{${fact}}}, so that it changes with the fact.`);

/** A number in the place of a fact that is another than the fact. */
const contradictions = (text: Text) =>
  quoted(text, (fact, number) =>
    factTexts.get(fact) === number
      ? undefined
      : `the fact is ${factTexts.get(fact)}; correct one of the two.`,
  );

it('holds for the pages of Focus and the data of their tables', () => {
  expect(sources.length).toBeGreaterThan(35);
  expectNone(sources.flatMap(literals));
});

it('holds for the posts about Focus', () => {
  const about = posts.filter(({frontMatter}) => (frontMatter.tags as string[]).includes('focus'));
  expect(about.length).toBeGreaterThan(2);
  expectNone(about.flatMap(({path, text}) => contradictions(textOf(text, path))));
});

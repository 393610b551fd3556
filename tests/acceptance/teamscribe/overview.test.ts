/** The sample summary is whole, its dates agree, and posts and pages quote the numbers of the facts. */
import {expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {docs, posts} from '../../content/corpus';
import {sample} from './sample';

const day = (text: string) => {
  const time = Date.parse(`${text} 00:00 UTC`);
  if (Number.isNaN(time)) throw new Error(`"${text}" is no date.`);
  return time;
};

const meeting = /^(\w+) (\d+ \w+ \d{4}), (\d\d:\d\d) to (\d\d:\d\d) UTC$/.exec(sample.when);

it('teamscribe: the sample has every part', () => {
  expect(sample.title).toBe('Supplier review: packaging');
  expect(sample.overview.split(' ').length).toBeLessThanOrEqual(120);
  expect([sample.decisions.length, sample.items.length, sample.questions.length]).toEqual([2, 4, 2]);
  expect(sample.summaryUrl).toMatch(
    /^https:\/\/teamscribe\.example\.com\/summaries\/sum_[0-9A-HJKMNP-TV-Z]{10}$/,
  );
  expect(sample.transcriptUrl).toMatch(
    /^https:\/\/teamscribe\.example\.com\/meetings\/mtg_[0-9A-HJKMNP-TV-Z]{10}\/transcript$/,
  );
});

it('teamscribe: the day of the week, the due dates and the end of the transcript fit the meeting', () => {
  const [, weekday, date = '', from = '', to = ''] = meeting ?? [];
  expect(new Date(day(date)).toLocaleDateString('en-GB', {weekday: 'long', timeZone: 'UTC'})).toBe(weekday);
  expect(from < to).toBe(true);
  expect(day(sample.until) - day(date)).toBe(facts.teamscribe.transcript.keptDays * 86_400_000);
  for (const {owner, due} of sample.items) {
    expect(['Priya', 'Tom', 'Amira', 'Not stated']).toContain(owner);
    if (due !== 'Not stated') expect(day(due)).toBeGreaterThan(day(date));
  }
});

const {meeting: length, ready, transcript, summary} = facts.teamscribe;

/** How a fact reads in a sentence of a post; the group is its number. */
const quotations: [RegExp, number][] = [
  [/ready within (\d+) minutes of the end for meetings of up to 1 hour/g, ready.minutes],
  [/and within (\d+) minutes for longer ones/g, ready.longMinutes],
  [/meeting can last up to (\d+) hours/g, length.maxHours],
  [/Transcripts are kept for (\d+) days/g, transcript.keptDays],
  [/a list of (\d+)\./g, summary.languages],
];

it('teamscribe: the posts agree with the facts', () => {
  const text = posts
    .filter(({frontMatter}) => (frontMatter.tags as string[]).includes('teamscribe'))
    .map((post) => post.text)
    .join('\n');
  for (const [pattern, fact] of quotations) {
    const numbers = [...text.matchAll(pattern)].map(([, number]) => Number(number));
    expect(numbers.length, pattern.source).toBeGreaterThan(0);
    expect(new Set(numbers), pattern.source).toEqual(new Set([fact]));
  }
});

it('teamscribe: the pages insert every fact of the product', () => {
  const source = docs
    .filter(({path}) => path.startsWith('docs/teamscribe/'))
    .map((page) => page.source)
    .join('\n');
  const names = Object.entries(facts.teamscribe).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `{{teamscribe.${group}.${name}}}`),
  );
  expect(names.filter((name) => !source.includes(name))).toEqual([]);
});

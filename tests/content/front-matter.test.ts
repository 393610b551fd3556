/** Front matter has the keys that cards, feeds, search and reviews rest on, each in its form, and no others. */
import {describe, expect, it} from 'vitest';
import {frontMatter as buildRule} from '../../src/plugins/content-rules/frontMatter';
import {docText, postText} from '../support/markdown';
import {docs, expectNone, objections, posts, type Finding, type Rule} from './corpus';

type Check = [key: string, isRight: (value: unknown) => boolean, remedy: string];

const sized = (value: unknown, low: number, high: number) =>
  Array.isArray(value) && value.length >= low && value.length <= high;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const common: Check[] = [
  ['title', matches(/^[^\s*`_].*[^.\s]$/), 'write plain text without a full stop.'],
  [
    'description',
    matches(/^[A-Z].{58,158}\.$/),
    'write one sentence of 60 to 160 characters, with a capital and a full stop.',
  ],
  ['keywords', (value) => sized(value, 3, 8), 'give 3 to 8 words.'],
  ['tags', (value) => sized(value, 1, 4), 'give 1 to 4 tags of tags.yml.'],
];

/** The site began in 2025, and nobody reviews a page tomorrow. */
const isPastDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  value >= '2025-01-01' &&
  value <= new Date().toISOString().slice(0, 10);

const checks: Record<'doc' | 'post', Check[]> = {
  doc: [
    ...common,
    ['last_reviewed', isPastDay, 'give the day of the last review, from 2025 on, as YYYY-MM-DD.'],
  ],
  post: [
    ...common,
    ['slug', matches(/^[a-z0-9]+(-[a-z0-9]+)*$/), 'use lower-case words and hyphens.'],
    ['authors', (value) => sized(value, 1, 3), 'name a key of authors.yml.'],
    ['date', matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), 'write the UTC time as YYYY-MM-DDTHH:MM:SSZ.'],
  ],
};

const optional = {
  doc: ['sidebar_label', 'pagination_label', 'pagination_prev', 'role'],
  post: ['last_update', 'picture'],
};

const rule: Rule = ({path, kind, frontMatter, lineOf}) => {
  const known = [...checks[kind].map(([key]) => key), ...optional[kind]];
  const wrong = checks[kind]
    .filter(([key, isRight]) => !isRight(frontMatter[key]))
    .map(([key, , remedy]): Finding => ({
      path,
      line: lineOf(key),
      message: `Front matter "${key}" is ${JSON.stringify(frontMatter[key])}.`,
      remedy,
    }));
  const unknown = Object.keys(frontMatter)
    .filter((key) => !known.includes(key))
    .map((key): Finding => ({
      path,
      line: lineOf(key),
      message: `Front matter "${key}" is not used.`,
      remedy: `remove it, or use one of ${known.join(', ')}.`,
    }));
  return [...wrong, ...unknown];
};

const description = 'How long Focus keeps communications, and which of several policies wins.';

describe('sees', () => {
  it('nothing in a good page or post', () => {
    expect(objections(rule, docText({description}))).toEqual([]);
    expect(objections(rule, postText({description, keywords: '[a, b, c]'}), 'blog/a/index.md')).toEqual([]);
  });

  it.each([
    [{title: '"Ends in a stop."'}, 2],
    [{description: 'Too short.'}, 3],
    [{keywords: '[one, two]'}, 4],
    [{tags: '[a, b, c, d, e]'}, 5],
    [{last_reviewed: '2024-11-03'}, 6],
    [{last_reviewed: '2999-11-03'}, 6],
    [{author: 'Priya'}, 7],
  ])('%j', (changes, line) => {
    expect(objections(rule, docText({description, ...changes}))).toEqual([line]);
  });

  it.each([
    [{slug: 'Welcome Post'}, 2],
    [{date: '2025-02-03'}, 7],
    [{authors: undefined}, 1],
  ])('%j of a post', (changes, line) => {
    expect(
      objections(rule, postText({description, keywords: '[a, b, c]', ...changes}), 'blog/a/index.md'),
    ).toEqual([line]);
  });
});

it('holds for every docs page', () => {
  expect(docs.length).toBeGreaterThan(40);
  expectNone(docs.flatMap((page) => [...buildRule(page), ...rule(page)]));
});

it('holds for every post', () => {
  expect(posts.length).toBeGreaterThan(5);
  expectNone(posts.flatMap((page) => [...buildRule(page), ...rule(page)]));
});

import {roles} from '../../content/roles';
import type {Finding, Rule, SourceFile} from './rule';

type Check = {key: string; problem: (value: unknown) => string | undefined; remedy: string};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? undefined : 'is missing or empty';

const description = (value: unknown): string | undefined => {
  if (text(value)) return text(value);
  const {length} = value as string;
  return length < 50 || length > 160 ? `has ${length} characters` : undefined;
};

const list = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
    ? undefined
    : 'is missing or not a list of words';

const date = (value: unknown): string | undefined =>
  value !== undefined && !Number.isNaN(Date.parse(JSON.stringify(value).slice(1, -1)))
    ? undefined
    : 'is missing or not a date';

const role = (value: unknown): string | undefined =>
  value === undefined || roles.some((known) => known === value) ? undefined : `is ${JSON.stringify(value)}`;

const common: Check[] = [
  {key: 'title', problem: text, remedy: 'add "title:" in sentence case; it becomes the heading of the page.'},
  {
    key: 'description',
    problem: description,
    remedy: 'write one sentence of 50 to 160 characters; search engines and cards show it.',
  },
  {key: 'keywords', problem: list, remedy: 'add "keywords: [one, two, three]".'},
  {key: 'tags', problem: list, remedy: 'add "tags:" with keys of tags.yml.'},
];

const checks: Record<SourceFile['kind'], Check[]> = {
  doc: [
    ...common,
    {
      key: 'last_reviewed',
      problem: date,
      remedy: 'add "last_reviewed: YYYY-MM-DD", the day somebody checked the page.',
    },
    {key: 'role', problem: role, remedy: `use one of: ${roles.join(', ')}.`},
  ],
  post: [
    ...common,
    {key: 'slug', problem: text, remedy: 'add "slug:", the last part of the address of the post.'},
    {key: 'authors', problem: list, remedy: 'add "authors: [help-hub-team]", keys of blog/authors.yml.'},
    {key: 'date', problem: date, remedy: 'add "date: YYYY-MM-DDTHH:MM:SSZ".'},
  ],
};

/** Every page has the front matter that cards, feeds, search and reviews rest on. */
export const frontMatter: Rule = (file) =>
  checks[file.kind].flatMap(({key, problem, remedy}): Finding[] => {
    const found = problem(file.frontMatter[key]);
    return found
      ? [{path: file.path, line: file.lineOf(key), message: `Front matter "${key}" ${found}.`, remedy}]
      : [];
  });

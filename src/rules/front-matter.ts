import {isKind, kindsOf} from './engine/pageKinds';
import type {Page, PageKind} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {roleTexts} from '../content/contract.node';

type Check = [key: string, isRight: (value: unknown) => boolean, remedy: string];

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const sized = (low: number, high: number) => (value: unknown) =>
  Array.isArray(value) &&
  value.length >= low &&
  value.length <= high &&
  value.every((item) => typeof item === 'string');
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** Nobody reviews a page tomorrow. */
const isPastDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  value <= new Date().toISOString().slice(0, 10);

const common: Check[] = [
  [
    'title',
    matches(/^[^\s*`_].*[^.\s]$/),
    'write plain text in sentence case without a full stop; it becomes the heading of the page.',
  ],
  [
    'description',
    matches(/^[A-Z].{58,158}\.$/s),
    'write one sentence of 60 to 160 characters, with a capital and a full stop; search engines and cards show it.',
  ],
  ['keywords', sized(3, 8), 'give 3 to 8 words: "keywords: [one, two, three]".'],
  ['tags', sized(1, 4), 'give 1 to 4 keys of tags.yml: "tags: [one]".'],
];

const required: Record<PageKind, Check[]> = {
  doc: [
    ...common,
    ['last_reviewed', isPastDay, 'give the day on which somebody checked the page, as YYYY-MM-DD.'],
  ],
  post: [
    ...common,
    [
      'slug',
      matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      'use lower-case words and hyphens; it is the last part of the address of the post.',
    ],
    ['authors', sized(1, 3), 'name 1 to 3 keys of blog/authors.yml: "authors: [help-hub-team]".'],
    [
      'date',
      matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/),
      'write the day as YYYY-MM-DD, or the UTC time as YYYY-MM-DDTHH:MM:SSZ.',
    ],
  ],
  standalone: [common[0]!, common[1]!],
};

const isText = matches(/\S/);
const isPage = (value: unknown) => value === null || isText(value);

const optional: Record<PageKind, Check[]> = {
  doc: [
    ['title_meta', isText, 'write the title that tabs and lists of results show.'],
    ['sidebar_label', isText, 'write the words of the sidebar.'],
    ['pagination_label', isText, 'write the words of the links to the page.'],
    ['pagination_prev', isPage, 'name the id of a page, or null for none.'],
    ['pagination_next', isPage, 'name the id of a page, or null for none.'],
    [
      'role',
      (value) => Object.values(roleTexts).some((text) => text === value),
      'write who may do what the page is about, in the words of docs/_permissions.yml, as its line "Role" does.',
    ],
    ['kind', isKind('doc'), `use one of ${kindsOf('doc').join(', ')}.`],
    // The rule `asks` reads what it holds.
    ['asks', () => true, ''],
  ],
  post: [
    ['title_meta', isText, 'write the title that tabs and lists of results show.'],
    ['last_update', (value) => typeof value === 'object', 'write "last_update: {date: YYYY-MM-DD}".'],
    ['picture', isText, 'name a picture beside the post: ./picture.svg.'],
    ['kind', isKind('post'), `use one of ${kindsOf('post').join(', ')}.`],
  ],
  standalone: ['keywords', 'tags', 'hide_table_of_contents', 'wrapperClassName'].map((key): Check => [
    key,
    (value) => !isMissing(value),
    'give a value, or remove the key.',
  ]),
};

function page({kind, frontMatter, lineOf, unreadable}: Page): Problem[] {
  if (unreadable)
    return [
      {
        line: unreadable.line,
        column: unreadable.column,
        message: `The front matter is not valid YAML: ${unreadable.message}.`,
        remedy: 'correct the line. A value with ": ", "#" or quotation marks needs single quotes.',
      },
    ];
  const known = [...required[kind], ...optional[kind]];
  const names = known.map(([key]) => key);
  const missing = required[kind].filter(([key]) => isMissing(frontMatter[key]));
  const wrong = known.filter(([key, isRight]) => !isMissing(frontMatter[key]) && !isRight(frontMatter[key]));
  return [
    ...missing.map(([key, , remedy]) => ({line: 1, message: `Front matter "${key}" is missing.`, remedy})),
    ...wrong.map(([key, , remedy]) => ({
      line: lineOf(key),
      message: `Front matter "${key}" is ${JSON.stringify(frontMatter[key])}.`,
      remedy,
    })),
    ...Object.keys(frontMatter)
      .filter((key) => !names.includes(key))
      .map((key) => ({
        line: lineOf(key),
        message: `Front matter "${key}" is not used.`,
        remedy: `remove it, or use one of ${names.join(', ')}.`,
      })),
  ];
}

const text = (
  changes = '',
  description = 'How long communications are kept, and which policy wins over others.',
) =>
  `---\ntitle: Retention\ndescription: ${description}\nkeywords: [retention, deletion, policy]\ntags: [compliance]\nlast_reviewed: 2025-11-03\n${changes}---\n`;

/** Cards, feeds, search and reviews rest on it. */
export const frontMatter: Rule = {
  name: 'front-matter',
  sentence:
    'Front matter has title, description, keywords and tags, and the day of the last review or the slug, authors and date of a post; it has no keys that nothing uses.',
  good: [{text: text()}, {text: text('role: Owner\n')}],
  bad: [
    {text: 'Text without front matter.', lines: [1, 1, 1, 1, 1]},
    {text: text('role: Boss\n'), lines: [7]},
    {text: text('author: me\n'), lines: [7]},
    {text: text('', 'Too short.'), lines: [3]},
    {text: text().replace('2025-11-03', 'yesterday'), lines: [6]},
    {text: text().replace('2025-11-03', '2999-11-03'), lines: [6]},
    {text: text().replace('[compliance]', 'compliance'), lines: [5]},
    {text: text().replace('Retention', '"Retention: 7 years'), lines: [6]},
  ],
  page,
};

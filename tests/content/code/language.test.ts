/** Every fence names its language, so that it is coloured and checked. */
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages, standalone, type Rule} from '../corpus';

const languages = [
  'bash',
  'csharp',
  'csv',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'markdown',
  'mermaid',
  'powershell',
  'python',
  'sql',
  'text',
  'xml',
  'yaml',
];

const rule: Rule = (page) =>
  fencesOf(page)
    .filter(({language}) => !languages.includes(language))
    .map(({language, line}) => ({
      path: page.path,
      line: line - 1,
      message: `The fence has the language "${language}".`,
      remedy: `use one of ${languages.join(', ')}.`,
    }));

it('sees a fence without a language, with an unknown one, and indented code', () => {
  expect(objections(rule, '```json\n{}\n```')).toEqual([]);
  expect(objections(rule, '```\nx\n```\n\n```sh\nx\n```')).toEqual([1, 5]);
  expect(objections(rule, 'Text.\n\n    code\n')).toEqual([2 + 1]);
});

it('holds for every fence', () => {
  expect(pages.flatMap((page) => fencesOf(page)).length).toBeGreaterThan(100);
  expectNone([...pages, ...standalone].flatMap(rule));
});

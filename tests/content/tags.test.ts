/** Tags come from the two closed lists, and every tag of a list is used. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {LineCounter, parse, parseDocument} from 'yaml';
import {knownTags} from '../../src/plugins/content-rules/tags';
import {docText} from '../support/markdown';
import {docs, expectNone, objections, posts, type Finding, type Page} from './corpus';

const keysOf = (file: string) => Object.keys(parse(readFileSync(file, 'utf8')) as object);

const rule = knownTags({doc: new Set(keysOf('docs/tags.yml')), post: new Set(keysOf('blog/tags.yml'))});

function unused(file: string, text: string, pages: readonly Page[]): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const used = new Set(
    pages.flatMap(({frontMatter: {tags}}) => (Array.isArray(tags) ? tags.map(String) : [])),
  );
  return Object.keys(document.toJS() as object)
    .filter((key) => !used.has(key))
    .map((key) => ({
      path: file,
      line: lines.linePos(text.search(new RegExp(`^${key}:`, 'm'))).line,
      message: `No page has the tag "${key}".`,
      remedy: 'use the tag, or take it off the list.',
    }));
}

it('sees an unknown tag', () => {
  expect(objections(rule, docText({tags: '[focus, focsu]'}))).toEqual([5]);
});

it('sees a tag that nobody uses', () => {
  expect(unused('docs/tags.yml', 'focus: {}\nold: {}\n', docs).map(({line}) => line)).toEqual([2]);
});

it('holds for every page', () => {
  expectNone([...docs, ...posts].flatMap(rule));
});

it.each([
  ['docs/tags.yml', docs],
  ['blog/tags.yml', posts],
])('uses every tag of %s', (file, pages) => {
  expectNone(unused(file, readFileSync(file, 'utf8'), pages));
});

/** What editors help authors with: schemas of data, and snippets that keep the rules. */
import path from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {frontMatterPattern} from '../../src/content/contract';
import {readData} from '../../src/content/data/readData';
import {insertContent} from '../../src/content/insertions/insert';
import {check, filesOn, readSite, rules} from '../../src/rules/contract';
import {docText} from '../support/markdown';
import {compileMdx} from '../support/mdx';
import {fencesOf, styleGuide} from './corpus';

const files = filesOn(process.cwd());

const data = ['docs', 'blog', 'src/rules', 'src/redirects']
  .flatMap((folder) => files.list(folder))
  .filter((file) => /\.ya?ml$/.test(file));

it.each(data)('%s names its schema, and is as it says', (file) => {
  const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(files.read(file) ?? '') ?? [];
  expect(schema).not.toBe('');
  expect(() => readData(file, path.posix.join(path.posix.dirname(file), schema))).not.toThrow();
});

type Snippet = {scope: string; prefix: string; body: string[]};

/** What an author has who accepts each proposal. */
const accepted = ({body}: Snippet): string =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, text: string) => text.replace(/\\(.)/g, '$1'))
    .replace('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-11-20')
    .replace('$0', 'Text.');

const snippets = Object.entries(
  // With commas at its ends, which JSON has not.
  parse(files.read('.vscode/help-hub.code-snippets') ?? '') as Record<string, Snippet>,
).map(([title, snippet], index) => {
  const text = accepted(snippet);
  const folder = text.includes('\nauthors:') ? 'blog/2026-11-20-a' : 'docs';
  const source = text.startsWith('---\n') ? text : docText({title}, `\n${text}\n`);
  return {title, text, source, path: `${folder}/snippet-${index}.${snippet.scope === 'mdx' ? 'mdx' : 'md'}`};
});

it('snippets keep the rules as they are', async () => {
  const sources = new Map(snippets.map(({path: file, source}) => [file, source]));
  const site = readSite({
    ...files,
    has: (file) => file === 'docs/picture.png' || files.has(file),
    read: (file) => sources.get(file) ?? files.read(file),
    list: (folder) => [
      ...files.list(folder),
      ...[...sources.keys()].filter((file) => file.startsWith(folder)),
    ],
  });
  const ofParts = rules.filter(({name}) => !['kinds', 'sidebars'].includes(name));
  expect(await check(site, ofParts, [...sources.keys()])).toEqual([]);
});

it.each(snippets)('$title compiles as Markdown with components', async ({source}) => {
  const body = source
    .replace(frontMatterPattern, '')
    .replace('<!-- truncate -->', '')
    .replace('./', 'https://example.com/');
  expect(await compileMdx(escapeMarkdownHeadingIds(insertContent(body)))).toContain('MDXContent');
});

it('there is a snippet of each component of the style guide', () => {
  const mark = /^:::\w+|<[A-Za-z]+|^>|:ui\[|!\[|^1\. |^```mermaid|^\| ---|\w+-next-line|\{#/gm;
  const examples = fencesOf(styleGuide, 'markdown').filter(({value}) => !value.includes('api-badge'));
  const marks = examples.flatMap(({value}) => value.match(mark) ?? []);
  const all = snippets.map(({text}) => text).join('\n');
  expect(marks).toEqual(expect.arrayContaining([':::danger', '<Tabs', '<details', '![', '```mermaid']));
  expect(marks.filter((each) => !all.includes(each))).toEqual([]);
});

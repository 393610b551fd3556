/** The form on the support page asks for what its e-mails ask for. */
import {toString as textOf} from 'mdast-util-to-string';
import type {Table} from 'mdast';
import {expect, it} from 'vitest';
import {mails} from '../../src/content/ui/SupportLink/mailto';
import {fenceTitled, pageAt} from '../content/corpus';

const support = pageAt('docs/support.mdx');
const {subject, headings} = mails.request;

/** The first column of the table whose first heading cell has a text. */
function columnOf(heading: string): string[] {
  const table = support.tree.children.find(
    (node): node is Table => node.type === 'table' && textOf(node.children[0]?.children[0]) === heading,
  );
  return (table?.children ?? []).slice(1).map((row) => textOf(row.children[0]));
}

it('lists the lines of the e-mail, in their order', () => {
  expect(columnOf('Line')).toEqual([...headings]);
});

it('shows a request with the subject and the lines of the e-mail', () => {
  const lines = fenceTitled(support, 'A request that can be answered at once').value.split('\n');
  expect(lines[0]?.startsWith(`Subject: ${subject.split(':')[0]}: `)).toBe(true);
  expect(lines.slice(2).map((line) => line.split(/: /)[0])).toEqual([...headings, 'Page', 'Browser']);
});

it('offers every kind of e-mail, with the words that its subject starts with', () => {
  expect(support.source).toContain('<SupportLink />');
  for (const kind of ['security', 'accessibility'] as const)
    expect(support.source).toMatch(
      new RegExp(`<SupportLink kind="${kind}" />\\s+with\\s+\`${mails[kind].subject.split(':')[0]}\``),
    );
});

it('names each severity once, in both tables', () => {
  expect(columnOf('Severity').map((name) => name[0])).toEqual(['1', '2', '3', '4']);
});

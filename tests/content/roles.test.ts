/** The roles that pages name, in front matter and in "Before you start", are roles of Focus. */
import type {ListItem} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {roles} from '../../src/content/roles';
import {docText} from '../support/markdown';
import {docs, expectNone, objections, type Finding, type Page} from './corpus';

/** From the sheet of facts about the products. */
const known = ['Owner', 'Administrator', 'Compliance officer', 'Supervisor', 'Member', 'Auditor'];

const finding = (path: string, line: number, role: unknown): Finding => ({
  path,
  line,
  message: `The role ${JSON.stringify(role)} does not exist.`,
  remedy: `use one of ${known.join(', ')}.`,
});

/** Names in the first sentence of "- **Role**: …", which may also be "Any role". */
function namedIn(item: ListItem): string[] {
  const [, sentence = ''] = /^Role: ([^.]*)\./.exec(textOf(item)) ?? [];
  const names = sentence.match(/\b(?!Any role\b|Focus\b)[A-Z][a-z]+(?: [oO]fficer)?/g) ?? [];
  return names.filter((name) => !known.includes(name));
}

function rule({path, frontMatter: {role}, lineOf, tree}: Page): Finding[] {
  const findings =
    role === undefined || known.includes(role as string) ? [] : [finding(path, lineOf('role'), role)];
  visit(tree, 'listItem', (item) => {
    for (const name of namedIn(item)) findings.push(finding(path, item.position?.start.line ?? 1, name));
  });
  return findings;
}

it('sees a role that does not exist, also when only its capitals differ', () => {
  expect(objections(rule, docText({role: 'Owner'}))).toEqual([]);
  expect(objections(rule, docText({role: 'Compliance Officer'}))).toEqual([7]);
});

it('sees an unknown role among the prerequisites', () => {
  expect(
    objections(rule, '- **Role**: Owner or Compliance officer, in the group. The Manager looks on.'),
  ).toEqual([]);
  expect(objections(rule, '- **Role**: Any role.\n- **Role**: Owner or Manager.')).toEqual([2]);
  expect(objections(rule, '- **Role**: Compliance Officer.')).toEqual([1]);
});

it('holds for every page', () => {
  expectNone(docs.flatMap(rule));
});

it('is used by some pages', () => {
  expect(docs.filter(({frontMatter}) => frontMatter.role).length).toBeGreaterThan(5);
});

it('is the list that the build knows', () => {
  expect([...roles]).toEqual(known);
});

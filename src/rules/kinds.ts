import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Kind} from './engine/pageKinds';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {headingsOf, proseOf} from './engine/pageText';

/** A requirement of a kind of page, with its check and its remedy. */
type Need = {isMet: (page: Page) => boolean; message: string; remedy: string};

function has(page: Page, isMeant: (node: Nodes) => boolean): boolean {
  let isFound = false;
  visit(page.tree, (node) => {
    isFound ||= isMeant(node);
  });
  return isFound;
}

const words = (page: Page) => proseOf(page).flatMap(({value}) => value.match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** Without what the front matter says. */
const hasSteps = (page: Page) =>
  has(page, (node) => node.type === 'list' && Boolean(node.ordered) && node.children.length > 1);

const leadsOn = (page: Page) =>
  has(page, (node) => node.type === 'link' && /^(\/docs\/|\.{0,2}\/|[\w-]+\.mdx?)/.test(node.url));

const needs: Record<Kind, Need[]> = {
  'how-to': [
    {
      isMet: hasSteps,
      message: 'A how-to has no numbered steps.',
      remedy: 'write them as a list: "1. …", "2. …".',
    },
  ],
  reference: [
    {
      isMet: (page) =>
        has(page, ({type}) => type === 'table' || type === 'code') || page.source.includes('{{block '),
      message: 'A reference has no table, code or block to look something up in.',
      remedy: 'put the values into a table, or declare "kind: explanation".',
    },
  ],
  explanation: [
    {
      isMet: (page) => words(page) >= 150,
      message: 'An explanation has fewer than 150 words.',
      remedy: 'say more, or make it a part of another page.',
    },
  ],
  faq: [
    {
      isMet: (page) => headingsOf(page).filter(({value}) => value.endsWith('?')).length > 1,
      message: 'A page of questions has fewer than two headings that ask.',
      remedy: 'write each question as a heading that ends with "?", and its answer under it.',
    },
  ],
  'release-note': [
    {
      isMet: (page) => headingsOf(page).length > 1,
      message: 'A release note has fewer than two sections.',
      remedy: 'say under headings what changed and what to do.',
    },
    {
      isMet: leadsOn,
      message: 'A release note leads to no page of the documentation.',
      remedy: 'link to the pages that explain the change.',
    },
  ],
  notice: [
    {
      isMet: (page) => words(page) <= 250,
      message: 'A notice has more than 250 words.',
      remedy: 'keep what changes, when, and for whom, or declare "kind: release-note".',
    },
  ],
};

function page(subject: Page): Problem[] {
  const wanted = needs[subject.frontMatter.kind as Kind] ?? [];
  return wanted
    .filter(({isMet}) => !isMet(subject))
    .map(({message, remedy}) => ({line: subject.lineOf('kind'), message, remedy}));
}

const steps = '1. Open it.\n2. Close it.\n';

export const kinds: Rule = {
  name: 'kinds',
  sentence:
    'A page that declares a kind has what the kind needs: a how-to numbered steps, a reference a table or code, an explanation at least 150 words, a page of questions two of them as headings, a release note sections and a link into the documentation, a notice at most 250 words.',
  good: [
    {text: 'Nothing is declared.'},
    {text: `---\nkind: how-to\n---\n${steps}`},
    {text: '---\nkind: reference\n---\n| A | B |\n| - | - |\n| 1 | 2 |\n'},
    {
      text: '---\nkind: notice\n---\nOn Sunday from 8:00 to 9:00 UTC nothing is recorded.\n',
      path: 'blog/a/index.md',
    },
  ],
  bad: [
    {text: '---\ntitle: A\nkind: how-to\n---\nOpen it.\n', lines: [3]},
    {text: '---\nkind: reference\n---\nSee elsewhere.\n', lines: [2]},
    {text: '---\nkind: explanation\n---\nIt is so.\n', lines: [2]},
    {text: '---\nkind: faq\n---\n## Why?\n\nSo.\n\n## More\n', lines: [2]},
    {text: '---\nkind: release-note\n---\nNew.\n', path: 'blog/a/index.md', lines: [2, 2]},
    {text: `---\nkind: notice\n---\n${'word '.repeat(251)}`, path: 'blog/a/index.md', lines: [2]},
  ],
  page,
};

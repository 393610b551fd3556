import {visit} from 'unist-util-visit';
import type {Page} from './page';
import type {Rule} from './rule';
import {headingsOf, linksOf, proseOnly} from './text';

/** What a kind of page needs, with what to do when it is missing. */
type Need = [isMet: (page: Page) => boolean, message: string, remedy: string];

function hasSteps({tree}: Page): boolean {
  let isFound = false;
  visit(tree, 'list', ({ordered, children}) => {
    isFound ||= Boolean(ordered) && children.length > 1;
  });
  return isFound;
}

const words = ({body}: Page) => proseOnly(body).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const asks = (page: Page) => headingsOf(page).filter(({value}) => value.endsWith('?')).length;
const leadsOn = (page: Page) => linksOf(page).some(({url}) => /^(\/docs\/|\.{0,2}\/|[\w-]+\.mdx?)/.test(url));

const needs: Record<string, Need> = {
  'how-to': [hasSteps, 'A how-to has no numbered steps.', 'write them as a list: "1. …", "2. …".'],
  reference: [
    ({body}) => /^\||^```|^\{\{block /m.test(body),
    'A reference has no table, code or block to look something up in.',
    'put the values into a table, or declare "kind: explanation".',
  ],
  explanation: [
    (page) => words(page) >= 150,
    'An explanation has fewer than 150 words.',
    'say more, or make it a part of another page.',
  ],
  faq: [
    (page) => asks(page) > 1,
    'A page of questions has fewer than two headings that ask.',
    'write each question as a heading that ends with "?", and its answer under it.',
  ],
  'release-note': [
    (page) => headingsOf(page).length > 1 && leadsOn(page),
    'A release note has fewer than two sections, or leads to no page of the documentation.',
    'say under headings what changed and what to do, and link to the pages that explain it.',
  ],
  notice: [
    (page) => words(page) <= 250,
    'A notice has more than 250 words.',
    'keep what changes, when, and for whom, or declare "kind: release-note".',
  ],
};

/** A page that declares a `kind` has what readers of such a page look for. */
export const kinds: Rule = {
  name: 'kinds',
  page(subject) {
    const [isMet, message = '', remedy = ''] = needs[String(subject.frontMatter.kind)] ?? [];
    return !isMet || isMet(subject) ? [] : [{line: subject.lineOf('kind'), message, remedy}];
  },
};

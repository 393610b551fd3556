import type {Page} from './page';
import type {Rule} from './rule';
import {headingsOf, linksOf, proseOnly} from './text';

/** What a kind of page needs, with what to do when it is missing. */
type Need = [isMet: (page: Page) => boolean, message: string, remedy: string];

const count = (text: string) => proseOnly(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const words = ({body}: Page) => count(body);
const asks = (page: Page) => headingsOf(page).filter(({value}) => value.endsWith('?')).length;
const leadsOn = (page: Page) => linksOf(page).some(({url}) => /^(\/docs\/|\.{0,2}\/|[\w-]+\.mdx?)/.test(url));
const tablesIn = (text: string) => text.match(/^\|(?: ?:?-+:? ?\|)+$/gm)?.length ?? 0;

/** The text before the first numbered steps, and the steps; nothing when there are none. */
function stepsOf({body, tree}: Page): {before: string; steps: string} | undefined {
  const list = tree.children.find((node) => node.type === 'list' && node.ordered && node.children.length > 1);
  const [start, end] = [list?.position?.start.offset, list?.position?.end.offset];
  return start === undefined ? undefined : {before: body.slice(0, start), steps: body.slice(start, end)};
}

const needs: Record<string, Need[]> = {
  'how-to': [
    [
      (page) => Boolean(stepsOf(page)),
      'A how-to has no numbered steps.',
      'write them as a list: "1. …", "2. …".',
    ],
    [
      (page) => count(stepsOf(page)?.before ?? '') <= 150,
      'The first step of a how-to comes after more than 150 words.',
      'begin with what the reader gets and what can stop them; move the rest below the steps, or to a reference page.',
    ],
    [
      ({body}) => tablesIn(body) <= 4,
      'A how-to has more than four tables.',
      'move them to a reference page, or write reasons as prose.',
    ],
    [
      (page) => tablesIn(stepsOf(page)?.before ?? '') <= 2,
      'A how-to has more than two tables before its first step.',
      'move them below the steps, or to a reference page.',
    ],
    [
      (page) => !/:ui\[/.test(stepsOf(page)?.steps ?? '') || page.body.includes('```screen'),
      'A how-to with labels of a screen has no picture of one.',
      'show the first form that the reader fills in: a "screen" fence.',
    ],
  ],
  reference: [
    [
      ({body}) => /^\||^```|^\{\{block /m.test(body),
      'A reference has no table, code or block to look something up in.',
      'put the values into a table, or declare "kind: explanation".',
    ],
  ],
  explanation: [
    [
      (page) => words(page) >= 150,
      'An explanation has fewer than 150 words.',
      'say more, or make it a part of another page.',
    ],
  ],
  faq: [
    [
      (page) => asks(page) > 1,
      'A page of questions has fewer than two headings that ask.',
      'write each question as a heading that ends with "?", and its answer under it.',
    ],
  ],
  'release-note': [
    [
      (page) => headingsOf(page).length > 1 && leadsOn(page),
      'A release note has fewer than two sections, or leads to no page of the documentation.',
      'write under headings what changed and what to do, and link to the pages that explain it.',
    ],
    [
      ({body}) => /^\*\*What you need to do:\*\* /m.test(body),
      'A release note has no line on what readers need to do.',
      'write "**What you need to do:** nothing." or what it takes, before the first heading.',
    ],
    [
      (page) => words(page) <= 400,
      'A release note has more than 400 words.',
      'keep the change, what readers need to do, who it affects and how to use it. The rest belongs on its page.',
    ],
  ],
  notice: [
    [
      (page) => words(page) <= 250,
      'A notice has more than 250 words.',
      'keep what changes, when, and for whom, or declare "kind: release-note".',
    ],
  ],
};

/** A page that declares a `kind` has what readers of such a page look for. */
export const kinds: Rule = {
  name: 'kinds',
  page(subject) {
    const line = subject.lineOf('kind');
    return (needs[String(subject.frontMatter.kind)] ?? [])
      .filter(([isMet]) => !isMet(subject))
      .map(([, message, remedy]) => ({line, message, remedy}));
  },
};

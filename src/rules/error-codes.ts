import {errorCodes as focusCodes} from '../content/contract.node';
import {ofBlocks} from './engine/insertedBlocks';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';
import {matchesIn, outlineOf} from './engine/pageText';

const codes = /\b(?:FOC-\d+|TRN-D?\d+)\b/g;

/** A TRN code is explained under a heading of its name. */
const explainedOn = (page: Page) => outlineOf(page).flatMap(({value}) => value.match(codes) ?? []);

const explained = new WeakMap<Site, Set<string>>();

function codesOf(site: Site): Set<string> {
  const known =
    explained.get(site) ??
    new Set([
      ...focusCodes.map(({code}) => code),
      ...site.pages.filter(({source}) => source.includes('TRN-')).flatMap(explainedOn),
    ]);
  explained.set(site, known);
  return known;
}

function unexplained({text}: Page, site: Site): Problem[] {
  // Most pages name none, which shows without reading all others.
  const named = matchesIn(text, codes);
  if (!named.length) return [];
  return named
    .filter(({value}) => !codesOf(site).has(value))
    .map(({value, line, column}) => ({
      line,
      column,
      message: `The error code ${value} is not explained.`,
      remedy:
        'correct the code, or explain it: a FOC code in docs/focus/troubleshooting/_error-codes, a TRN code under a heading of its own.',
    }));
}

export const errorCodes: Rule = {
  name: 'error-codes',
  sentence:
    'Every error code that a page names is explained: a FOC code in docs/focus/troubleshooting/_error-codes, a TRN code under a heading of its own.',
  good: [{text: `${focusCodes[0]?.code ?? 'Codes,'} not FOC-1xxx.\n\n## TRN-D05\n\nTRN-D05`}],
  bad: [{text: 'FOC-2199\n\n```json\n{"code": "TRN-499"}\n```\nTRN-D99', lines: [1, 4, 6]}],
  page: (page, site) => [...unexplained(page, site), ...ofBlocks(page, (block) => unexplained(block, site))],
};

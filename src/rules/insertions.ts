import {memoize} from 'lodash';
import {frontMatterPattern} from '../content/contract';
import {errorCodes as focusCodes, unknownInsertions} from '../content/contract.node';
import type {Problem, Rule} from './rule';
import {blocksOf, type Site} from './site';
import {matchesIn, placeIn} from './text';

const codes = /\b(?:FOC-\d+|TRN-D?\d+)\b/g;

/** FOC codes are data; a TRN code is explained under a heading of its name. */
const codesOf = memoize(({pages}: Site) => {
  const headings = pages.flatMap(({body}) => body.match(/^#{2,5} .*\bTRN-D?\d+.*$/gm) ?? []).join('\n');
  return new Set<string>([...focusCodes.map(({code}) => code), ...(headings.match(codes) ?? [])]);
});

const unexplained = (text: string, site: Site): Problem[] =>
  matchesIn(text, codes)
    .filter(({value}) => !codesOf(site).has(value))
    .map(({value, line, column}) => ({
      line,
      column,
      message: `The error code ${value} is not explained.`,
      remedy:
        'correct the code, or explain it: a FOC code in docs/focus/troubleshooting/_error-codes, a TRN code under a heading of its own.',
    }));

/** Every error code that a page names is explained. */
export const errorCodes: Rule = {
  name: 'error-codes',
  page: (page, site) => [
    ...unexplained(page.text, site),
    ...blocksOf(page).flatMap(({line, block}) =>
      unexplained(block.text, site).map((problem) => ({...problem, line, column: 1})),
    ),
  ],
};

/** Insertions name a fact or a block of src/content, and are below the front matter, where they are filled. */
export const insertions: Rule = {
  name: 'insertions',
  page({source}) {
    const head = frontMatterPattern.exec(source)?.[0] ?? '';
    return [
      ...[...head.matchAll(/\{\{/g)].map(({index}) => ({
        ...placeIn(source, index),
        message: 'An insertion in the front matter is not filled.',
        remedy: 'say it without the number, or say it in the text.',
      })),
      ...unknownInsertions(source).map(({line, insertion, known}) => ({
        line,
        message: `Unknown insertion ${insertion}.`,
        remedy: `use one of ${known.join(', ')}, or add it to src/content; braces that readers are to see go into code.`,
      })),
    ];
  },
};

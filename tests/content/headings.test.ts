/** Headings form an outline: the title is the only H1, no level is skipped, every heading is unique. */
import {expect, it} from 'vitest';
import {
  expectNone,
  headingsOf,
  objections,
  pages,
  standalone,
  type Finding,
  type Page,
  type Rule,
} from './corpus';

const outline =
  (top: number) =>
  (page: Page): Finding[] => {
    let previous = top;
    const seen = new Set<string>();
    return headingsOf(page).flatMap(({depth, text, anchor, line}) => {
      const findings: Finding[] = [];
      const add = (message: string, remedy: string) =>
        findings.push({path: page.path, line, message, remedy});
      if (depth === 1 && top === 1)
        add(`"${text}" is a second H1.`, 'start at "##"; the title of the front matter is the H1.');
      if (depth > previous + 1)
        add(`"${text}" jumps from level ${previous} to ${depth}.`, `use ${'#'.repeat(previous + 1)}.`);
      if (seen.has(`#${anchor}`) || seen.has(text.toLowerCase()))
        add(`"${text}" repeats another heading or its anchor #${anchor}.`, 'word the heading differently.');
      if (depth > 5)
        add(`"${text}" is on level 6.`, 'stay at level 5 or above; the table of contents ends there.');
      seen.add(`#${anchor}`).add(text.toLowerCase());
      previous = depth;
      return findings;
    });
  };

const rule: Rule = outline(1);

it.each([
  ['# Title', [1]],
  ['### Deep', [1]],
  ['## A\n\n#### B', [3]],
  ['## A\n\n### B\n\n#### C\n\n## D\n\n### E', []],
  ['## A {#x}\n\n## B {#x}', [3]],
  ['## Limits\n\n### Limits', [3]],
  ['## A\n### B\n#### C\n##### D\n###### E', [5]],
  ['```md\n# Not a heading\n```', []],
])('%j', (text, lines) => {
  expect(objections(rule, text)).toEqual(lines);
});

it('holds for every page', () => {
  expectNone(pages.flatMap(rule));
});

it.each(standalone)('holds for $path, which brings its own H1', (page) => {
  expectNone(outline(0)(page));
  expect(headingsOf(page).filter(({depth}) => depth === 1)).toHaveLength(1);
});

import type {Page} from './engine/page';
import type {Fix, Problem, Rule} from './engine/rule';
import {headingsOf} from './engine/pageText';

function page(subject: Page): Problem[] {
  const isStandalone = subject.kind === 'standalone';
  let previous = isStandalone ? 0 : 1;
  const seen = new Set<string>();
  return headingsOf(subject).flatMap(({depth, value, anchor, line, column, offset}) => {
    const problems: Problem[] = [];
    const add = (message: string, remedy: string, fix?: Fix) =>
      problems.push({line, column, message, remedy, fix});
    if (depth === 1 && previous > 0)
      add(
        `"${value}" is a second level-1 heading.`,
        'start at "##"; the title of the front matter is the first.',
      );
    if (depth > previous + 1)
      add(
        `"${value}" jumps from level ${previous} to ${depth}.`,
        `write "${'#'.repeat(previous + 1)} ${value}".`,
        subject.source[offset] === '#'
          ? {start: offset, end: offset + depth, text: '#'.repeat(previous + 1)}
          : undefined,
      );
    if (seen.has(`#${anchor}`) || seen.has(value.toLowerCase()))
      add(`"${value}" repeats another heading or its anchor #${anchor}.`, 'word the heading differently.');
    if (depth > 5)
      add(`"${value}" is on level 6.`, 'stay at level 5 or above; the table of contents ends there.');
    seen.add(`#${anchor}`).add(value.toLowerCase());
    previous = depth;
    return problems;
  });
}

export const headings: Rule = {
  name: 'headings',
  sentence:
    'Headings form an outline: the title is the only level-1 heading, no level is skipped, none repeats another, and none is below level 5.',
  mends: true,
  good: [
    {text: '## A\n\n### B\n\n#### C\n\n## D\n\n### E'},
    {text: '```md\n# Not a heading\n```'},
    {text: '# The title\n\n## A', path: 'src/pages/a.md'},
  ],
  bad: [
    {text: '# Title', lines: [1]},
    {text: '### Deep', lines: [1]},
    {text: '## A\n\n#### B', lines: [3]},
    {text: '## A {#x}\n\n## B {#x}', lines: [3]},
    {text: '## Limits\n\n### Limits', lines: [3]},
    {text: '## A\n### B\n#### C\n##### D\n###### E', lines: [5]},
    {text: '# One\n\n# Two', path: 'src/pages/a.md', lines: [3]},
  ],
  page,
};

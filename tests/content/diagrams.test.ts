/** Every diagram tells a screen reader its title and what it shows. */
import {expect, it} from 'vitest';
import {expectNone, fencesOf, objections, pages, type Finding, type Rule} from './corpus';

const rule: Rule = (page) =>
  fencesOf(page, 'mermaid').flatMap(({value, line}): Finding[] =>
    ['accTitle', 'accDescr']
      .filter((key) => !new RegExp(`^\\s*${key}: \\S.{9,}`, 'm').test(value))
      .map((key) => ({
        path: page.path,
        line,
        message: `The diagram has no ${key}.`,
        remedy: `add a line "${key}: …" under the type of the diagram.`,
      })),
  );

it('sees a diagram without a title or a description', () => {
  const diagram = (...lines: string[]) => ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
  const title = '  accTitle: A flow of two steps';
  const description = '  accDescr: The first leads to the second.';
  expect(objections(rule, diagram(title, description))).toEqual([]);
  expect(objections(rule, diagram(title))).toEqual([2]);
  expect(objections(rule, diagram('  accTitle:', '  accDescr:'))).toEqual([2, 2]);
});

it('holds for every diagram', () => {
  expect(pages.flatMap((page) => fencesOf(page, 'mermaid')).length).toBeGreaterThan(30);
  expectNone(pages.flatMap(rule));
});

import type {Rule} from './engine/rule';
import {fencesOf} from './engine/pageText';

const keys = ['accTitle', 'accDescr'];
const minimum = 10;

function problemOf(diagram: string, key: string): string | undefined {
  const [, text] = new RegExp(`^\\s*${key}: *(.*)$`, 'm').exec(diagram) ?? [];
  if (text === undefined) return `The diagram has no ${key}.`;
  return text.trim().length < minimum
    ? `The ${key} of the diagram has fewer than ${minimum} characters.`
    : undefined;
}

const diagram = (...lines: string[]) =>
  ['```mermaid', 'flowchart LR', ...lines, '  a --> b', '```'].join('\n');
const title = '  accTitle: A flow of two steps';
const description = '  accDescr: The first leads to the second.';

export const diagrams: Rule = {
  name: 'diagrams',
  sentence: 'Every diagram tells a screen reader its title (`accTitle`) and what it shows (`accDescr`).',
  good: [{text: diagram(title, description)}],
  bad: [
    {text: diagram(title), lines: [2]},
    {text: diagram('  accTitle: A', '  accDescr:'), lines: [2, 2]},
  ],
  page: (page) =>
    fencesOf(page, 'mermaid').flatMap(({value, line, column}) =>
      keys.flatMap((key) => {
        const message = problemOf(value, key);
        return message
          ? [{line, column, message, remedy: `write "${key}: …" on a line under the type of the diagram.`}]
          : [];
      }),
    ),
};

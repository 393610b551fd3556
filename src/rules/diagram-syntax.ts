import {diagramError} from './engine/diagramError';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {fencesOf} from './engine/pageText';

async function page(subject: Page): Promise<Problem[]> {
  const fences = fencesOf(subject, 'mermaid');
  if (!fences.length) return [];
  const problems: Problem[] = [];
  for (const {value, line} of fences) {
    const error = await diagramError(value);
    if (error)
      problems.push({
        line: line + error.line - 1,
        message: `The diagram cannot be drawn: ${error.message.replace(/\.$/, '')}.`,
        remedy: 'correct it; https://mermaid.js.org/intro/ tells how each type of diagram is written.',
      });
  }
  return problems;
}

const diagram = (...lines: string[]) => ['```mermaid', ...lines, '```'].join('\n');

export const diagramSyntax: Rule = {
  name: 'diagram-syntax',
  sentence: 'A diagram is one that Mermaid can draw: its own parser reads every one.',
  good: [
    {text: diagram('flowchart LR', '  a["A <b>step</b>"] --> b')},
    {text: diagram('sequenceDiagram', '  A->>B: Hello')},
  ],
  bad: [
    {text: diagram('flowchart LR', '  a --> [b', '  b --> c'), lines: [3]},
    {text: diagram('flow LR', '  a --> b'), lines: [2]},
    {text: `Text.\n\n${diagram('sequenceDiagram', '  A->>B Hello')}`, lines: [5]},
  ],
  page,
};

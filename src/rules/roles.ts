import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {roles as known} from '../content/contract';
import type {Problem, Rule} from './engine/rule';
import {placeOf} from './engine/pageText';

/** Names in the first sentence of "- **Role**: …", which may also be "Any role". */
function namedIn(item: string): string[] {
  const [, sentence = ''] = /^Role: ([^.]*)\./.exec(item) ?? [];
  const names = sentence.match(/\b(?!Any role\b|Focus\b)[A-Z][a-z]+(?: [oO]fficer)?/g) ?? [];
  return names.filter((name) => !known.some((role) => role === name));
}

export const roles: Rule = {
  name: 'roles',
  sentence: 'The roles that a page names in "- **Role**: …" are roles of Focus (src/content/roles.ts).',
  good: [{text: '- **Role**: Owner or Compliance officer, in the group. The Manager looks on.'}],
  bad: [
    {text: '- **Role**: Any role.\n- **Role**: Owner or Manager.', lines: [2]},
    {text: '- **Role**: Compliance Officer.', lines: [1]},
  ],
  page({tree}) {
    const problems: Problem[] = [];
    visit(tree, 'listItem', (item) => {
      for (const name of namedIn(textOf(item)))
        problems.push({
          ...placeOf(item),
          message: `The role ${JSON.stringify(name)} does not exist.`,
          remedy: `use one of ${known.join(', ')}.`,
        });
    });
    return problems;
  },
};

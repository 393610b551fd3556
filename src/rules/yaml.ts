import {LineCounter, parseAllDocuments} from 'yaml';
import type {Rule} from './engine/rule';
import {fencesOf} from './engine/pageText';

export const yaml: Rule = {
  name: 'yaml',
  sentence: 'YAML in a fence is YAML: a reader copies it as it stands.',
  good: [{text: '```yaml\na: 1\n---\nb: [2]\n```'}],
  bad: [{text: '```yaml\na: 1\nb: "x\n```', lines: [3]}],
  page: (page) =>
    fencesOf(page, 'yaml').flatMap(({value, line}) => {
      const lines = new LineCounter();
      const documents = parseAllDocuments(value, {lineCounter: lines});
      const errors = 'empty' in documents ? [] : documents.flatMap((document) => document.errors);
      return errors.map(({message, pos: [start]}) => {
        const {line: at, col: column} = lines.linePos(start);
        const [what = ''] = message.split(/ at line \d+/);
        return {
          line: line + at - 1,
          column,
          message: `This is not YAML: ${what}.`,
          remedy: 'correct it; a reader copies it as it stands.',
        };
      });
    }),
};

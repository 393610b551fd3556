import type {Rule} from './engine/rule';
import {fencesOf, placeIn} from './engine/pageText';

/** Node names the place by its offset, or by line and column. */
function placeOfError(message: string, text: string): {line: number; column: number} {
  const [, offset] = /at position (\d+)/.exec(message) ?? [];
  return placeIn(text, offset === undefined ? text.length : Number(offset));
}

export const json: Rule = {
  name: 'json',
  sentence: 'JSON in a fence is JSON; several values in lines, or a shortened text, are `text`.',
  good: [{text: '```json\n{"a": [1, null]}\n```'}],
  bad: [{text: '```json\n{"a": 1,}\n```\n\n```json\n{}\n{}\n```\n\n```json\n{\n```', lines: [2, 7, 11]}],
  page: (page) =>
    fencesOf(page, 'json').flatMap(({value, line: start}) => {
      try {
        JSON.parse(value);
        return [];
      } catch (error) {
        const {message} = error as Error;
        const {line, column} = placeOfError(message, value);
        return [
          {
            line: start + line - 1,
            column,
            message: `This is not JSON: ${message}.`,
            remedy: 'correct it; several values in lines, or a shortened text, are "text".',
          },
        ];
      }
    }),
};

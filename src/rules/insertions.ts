import {frontMatterPattern} from '../content/contract';
import {unknownInsertions} from '../content/contract.node';
import type {Rule} from './engine/rule';

export const insertions: Rule = {
  name: 'insertions',
  sentence:
    'An insertion such as `{{support.receiptMinutes}}` names a fact or a block of src/content, and is used below the front matter.',
  good: [{text: 'At most {{support.receiptMinutes}} items.'}],
  bad: [
    {text: 'At most {{support.receiptMinute}} items.', lines: [1]},
    {text: '---\ntitle: "{{support.receiptMinutes}} items"\n---\n', lines: [2]},
  ],
  page({source}) {
    const block = frontMatterPattern.exec(source)?.[0] ?? '';
    const lines = source.split('\n');
    const early = block.split('\n').flatMap((text, index) => (text.includes('{{') ? [index + 1] : []));
    return [
      ...early.map((line) => ({
        line,
        message: 'An insertion in the front matter is not filled.',
        remedy: 'say it without the number, or say it in the text.',
      })),
      ...unknownInsertions(source).map(({line, insertion, known}) => ({
        line,
        column: (lines[line - 1]?.indexOf(insertion) ?? 0) + 1,
        message: `Unknown insertion ${insertion}.`,
        remedy: `use one of ${known.join(', ')}, or add it to src/content.`,
      })),
    ];
  },
};

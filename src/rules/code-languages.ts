import type {Rule} from './engine/rule';
import {fencesOf} from './engine/pageText';

const languages = [
  'bash',
  'csharp',
  'csv',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'markdown',
  'mermaid',
  'powershell',
  'python',
  'screen',
  'sql',
  'text',
  'xml',
  'yaml',
];

export const codeLanguages: Rule = {
  name: 'code-languages',
  sentence: `A fence of code names its language, so that it is coloured and checked: ${languages.join(', ')}.`,
  good: [{text: '```json\n{}\n```'}],
  bad: [
    {text: '```\nx\n```\n\n```sh\nx\n```', lines: [1, 5]},
    {text: 'Text.\n\n    code\n', lines: [3]},
  ],
  page: (page) =>
    fencesOf(page)
      .filter(({language}) => !languages.includes(language))
      .map(({language, fence: {line, column}}) => ({
        line,
        column,
        message: language ? `The fence has the language "${language}".` : 'The code has no language.',
        remedy: `put it between fences with one of ${languages.join(', ')}.`,
      })),
};

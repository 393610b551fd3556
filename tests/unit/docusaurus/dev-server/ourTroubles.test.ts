import {expect, it} from 'vitest';
import {ourTroubles} from '../../../../src/docusaurus/dev-server/ourTroubles';

it('reads each line of a message that names a place', () => {
  const message = [
    'An OpenAPI document is not valid. Correct these places and run the command again:',
    '  openapi/auth.yaml:12:5 #/paths POST /token has no summary. Remedy: Write one.',
    '  openapi/auth.yaml:40:9 #/info The description is empty.',
  ].join('\n');
  expect(ourTroubles(message)).toEqual([
    {
      path: 'openapi/auth.yaml',
      line: 12,
      column: 5,
      message: 'POST /token has no summary.',
      remedy: 'write one.',
    },
    {path: 'openapi/auth.yaml', line: 40, column: 9, message: 'The description is empty.'},
  ]);
});

it('finds nothing in a message without a place', () => {
  expect(ourTroubles('The disk is full.')).toEqual([]);
});

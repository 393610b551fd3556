import {expect, it} from 'vitest';
import {wordsOf} from '../../../src/diagrams/words';

it('reads title and description from any line', () => {
  const source = 'flowchart LR\n  accTitle:  Steps \n  accDescr: One: then two.\n  a --> b';
  expect(wordsOf(source)).toEqual({title: 'Steps', description: 'One: then two.'});
});

it.each(['flowchart LR\n  a --> b', 'flowchart LR\n  accTitle:\n  a["accTitle"] --> b'])(
  'finds none in %j',
  (source) => {
    expect(wordsOf(source)).toEqual({title: '', description: ''});
  },
);

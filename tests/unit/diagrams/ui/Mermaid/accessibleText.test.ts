import {expect, it} from 'vitest';
import {accessibleTextOf} from '../../../../../src/diagrams/ui/Mermaid/accessibleText';

it.each([
  [
    'flowchart TD\n  accTitle: Two steps\n  accDescr: One, then two.\n  A --> B',
    {title: 'Two steps', description: 'One, then two.'},
  ],
  ['flowchart TD\n  accTitle : Two: steps  \n  accDescr:One.', {title: 'Two: steps', description: 'One.'}],
  ['flowchart TD\n  accTitle: Two steps\n  A --> B', undefined],
  ['flowchart TD\n  A["accTitle: x"] --> B["accDescr: y"]', undefined],
])('%j', (source, words) => {
  expect(accessibleTextOf(source)).toEqual(words);
});

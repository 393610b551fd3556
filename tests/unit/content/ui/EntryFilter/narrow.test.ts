import {expect, it} from 'vitest';
import {hasWords, wordsOf} from '../../../../../src/content/ui/EntryFilter/narrow';

const text =
  'Exports (FOC-4xxx) FOC-4001: Export too large. Cause: The selection holds more than 1,000 items.';

it.each([
  ['foc-4001', true],
  ['  LARGE   export ', true],
  ['select 1,000', true],
  ['export small', false],
  ['', true],
])('"%s": %s', (query, isThere) => {
  expect(hasWords(text, wordsOf(query))).toBe(isThere);
});

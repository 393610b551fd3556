import {expect, it} from 'vitest';
import {readingGrade, wordsIn} from '../../../../src/cli/measures/readingGrade';

const times = (count: number, text: string) => Array.from({length: count}, () => text);

it('is the formula of Flesch and Kincaid', () => {
  // Six words of one syllable: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade(times(20, 'The cat sat on the mat.'))).toBe(-1.4);
  // Five words of 1, 5, 1, 5 and 1 syllables: 0.39 × 5 + 11.8 × 13 / 5 − 15.59.
  expect(readingGrade(times(20, 'The administrator and the administrator.'))).toBeCloseTo(
    0.39 * 5 + 11.8 * ((1 + 5 + 1 + 1 + 5) / 5) - 15.59,
    1,
  );
});

it('ends a sentence at the end of a passage', () => {
  expect(readingGrade(times(20, 'The cat sat on the mat'))).toBe(-1.4);
  expect(readingGrade([times(20, 'The cat sat on the mat').join(' ')])).toBeGreaterThan(40);
});

it('says nothing of a hundred words or less', () => {
  expect(readingGrade(times(33, 'One two three.'))).toBeUndefined();
  expect(readingGrade(times(34, 'One two three.'))).toBeDefined();
  expect(readingGrade([])).toBeUndefined();
});

it('takes numbers and signs for no words', () => {
  expect(wordsIn('Keep 25 e-mails, 3.5 MB – or more.')).toEqual(['Keep', 'e', 'mails', 'MB', 'or', 'more']);
});

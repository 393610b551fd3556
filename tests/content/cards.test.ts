/** Card numbers are the three test cards; any other number with a right check digit might be somebody's. */
import {expect, it} from 'vitest';
import {expectNone, linesOf, type Finding} from './corpus';
import {texts, type Text} from './reserved';

const testCards = ['4111111111111111', '4000000000000002', '4000000000000119'];

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function rule({path, text}: Text): Finding[] {
  return linesOf({text}).flatMap(({value, line}) =>
    [...value.matchAll(/(?<![\w.-])[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g)]
      .map(([number]) => number.replace(/\D/g, ''))
      .filter((digits) => hasCheckDigit(digits) && !testCards.includes(digits))
      .map((digits) => ({
        path,
        line,
        message: `${digits} is a possible card number.`,
        remedy: `use a test card: ${testCards.join(', ')}.`,
      })),
  );
}

it('sees a card number that is no test card', () => {
  expect(
    rule({
      path: 'a',
      text: '4111 1111 1111 1111\n5555 5555 5555 4444\n4111-1111-1111-1112\n5105105105105100',
    }).map(({line}) => line),
  ).toEqual([2, 4]);
});

it('holds for every page and specification', () => {
  expectNone(texts.flatMap(rule));
});

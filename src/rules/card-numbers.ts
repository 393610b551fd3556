import {reservedRule} from './engine/reservedRule';
import {matchesIn} from './engine/pageText';

const testCards = [
  '4111111111111111',
  '4000000000000002',
  '4000000000000119',
  '4000000000003220',
  '4000000000003063',
];

/** The check digit of ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const cardNumbers = reservedRule({
  name: 'card-numbers',
  sentence: 'Card numbers are test cards; any other with a right check digit might be somebody’s.',
  good: [{text: '4111 1111 1111 1111\n4111-1111-1111-1112'}],
  bad: [{text: '5555 5555 5555 4444\n\n5105105105105100', lines: [1, 3]}],
  find: (text) =>
    matchesIn(text, /(?<![\w.-])[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g)
      .map((match) => ({...match, value: match.value.replace(/\D/g, '')}))
      .filter(({value}) => hasCheckDigit(value) && !testCards.includes(value))
      .map(({value, line, column}) => ({
        line,
        column,
        message: `${value} is a possible card number.`,
        remedy: `use a test card: ${testCards.join(', ')}.`,
      })),
});

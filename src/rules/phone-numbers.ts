import {reservedRule} from './engine/reservedRule';
import {matchesIn} from './engine/pageText';

const candidates = /(?<![\w.-])\+\d[\d ()-]{6,}\d|(?<![\w.+-])(?:44|0)20 ?\d{4} ?\d{4}(?!\w)/g;
const reserved = /^(?:(?:44|0)2079460\d{3}|120255501\d{2})$/;

export const phoneNumbers = reservedRule({
  name: 'phone-numbers',
  sentence: 'Telephone numbers are those that Ofcom and the North American Numbering Plan keep for fiction.',
  good: [{text: '+44 20 7946 0123, +442079460188, +1 202 555 0142, 02079460188\n2025-11-03T09:00:00+00:00'}],
  bad: [{text: '+44 20 7123 4567\n+1 (415) 555-2671\n02071234567', lines: [1, 2, 3]}],
  find: (text) =>
    matchesIn(text, candidates)
      .filter(({value}) => !reserved.test(value.replace(/\D/g, '')))
      .map(({value, line, column}) => ({
        line,
        column,
        message: `The number ${value} may belong to somebody.`,
        remedy: 'use +44 20 7946 0xxx or +1 202 555 01xx.',
      })),
});

/** Telephone numbers are those that Ofcom and the NANPA keep for fiction. */
import {expect, it} from 'vitest';
import {expectNone, linesOf, type Finding} from './corpus';
import {texts, type Text} from './reserved';

const candidates = /(?<![\w.-])\+\d[\d ()-]{6,}\d|(?<![\w.+-])(?:44|0)20 ?\d{4} ?\d{4}(?!\w)/g;
const reserved = /^(?:(?:44|0)2079460\d{3}|120255501\d{2})$/;

function rule({path, text}: Text): Finding[] {
  return linesOf({text}).flatMap(({value, line}) =>
    (value.match(candidates) ?? [])
      .filter((number) => !reserved.test(number.replace(/\D/g, '')))
      .map((number) => ({
        path,
        line,
        message: `The number ${number} may belong to somebody.`,
        remedy: 'use +44 20 7946 0xxx or +1 202 555 01xx.',
      })),
  );
}

it('sees numbers of others', () => {
  const text =
    '+44 20 7946 0123, +442079460188, +1 202 555 0142, 02079460188\n+44 20 7123 4567\n+1 (415) 555-2671\n02071234567\n2025-11-03T09:00:00+00:00';
  expect(rule({path: 'a', text}).map(({line}) => line)).toEqual([2, 3, 4]);
});

it('holds for every page and specification', () => {
  expectNone(texts.flatMap(rule));
});

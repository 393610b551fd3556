import {beforeAll, describe, expect, it} from 'vitest';
import {brotliCompressSync} from 'node:zlib';
import type {AnswerTable} from '../../../../src/search/answers/card';
import {collectAnswers} from '../../../../src/search/answers/collect';
import {cardsFor} from '../../../../src/search/answers/recognise';
import {specifications} from '../../../../src/site/apis';
import {questions, unasked} from './questions';

let table: AnswerTable;
beforeAll(async () => {
  table = await collectAnswers(specifications);
});

const shown = (query: string) =>
  cardsFor(query, table).map(({kind, area, title, lines}) =>
    [
      `${kind}: ${title} (${area})`,
      ...lines.map(({label, text}) => (label ? `${label}: ${text}` : text)),
    ].join('\n'),
  );

describe('questions', () => {
  it.each(questions)('%j', (query, ...words) => {
    const cards = shown(query);
    expect(cards.length).toBeGreaterThan(0);
    for (const word of words) expect(cards.join('\n')).toContain(word);
  });

  it.each(unasked)('%j has no card', (query) => {
    expect(shown(query)).toEqual([]);
  });
});

describe('cardsFor', () => {
  it('copies the address of an operation', () => {
    expect(cardsFor('createToken', table)).toMatchObject([
      {copy: 'https://auth.example.com/oauth2/token', to: '/docs/api/auth/create-token'},
    ]);
  });

  it('gives the limits of each product, or of the one that is named', () => {
    const areas = (query: string) => cardsFor(query, table).map(({area}) => area);
    expect(areas('rate limit')).toEqual(['Focus', 'Transact', 'AI API']);
    expect(areas('transact rate limit')).toEqual(['Transact']);
    expect(areas('teamscribe session timeout')).toEqual([]);
  });
});

it('what a browser loads is at most 10 kB', () => {
  const remedy =
    'Remedy: shorten the first sentence of causes, remedies and definitions, or leave fields out';
  expect(brotliCompressSync(JSON.stringify(table)).length, remedy).toBeLessThanOrEqual(10_000);
});

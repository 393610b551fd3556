import {describe, expect, it} from 'vitest';
import type {AnswerSource} from '../../../../src/search/answers/collect/source';
import {Places} from '../../../../src/search/answers/places';
import {writeAnswers} from '../../../../src/search/answers/writeAnswers';
import {BuiltPage} from '../../../../src/build/page';

const source = (title: string, to: string, links?: {label: string; to: string}[]): AnswerSource => ({
  file: 'what',
  keys: ['key'],
  card: {kind: 'Term', title, area: 'Focus', lines: [{text: `${title}.`}], to, ...(links && {links})},
});

const read = (files: Map<string, string>, name: string) =>
  JSON.parse(files.get(`answers-${name}.json`)!) as {
    cards: {title: string; links?: unknown}[];
    keys: Record<string, number[]>;
  };

describe('writeAnswers', () => {
  it('leaves out what leads nowhere in the build', () => {
    const sources = [
      source('Here', '/docs/a#here', [
        {label: 'Too', to: '/docs/a'},
        {label: 'Gone', to: '/docs/b'},
      ]),
      source('Gone', '/docs/a#gone'),
      source('Elsewhere', '/docs/b'),
    ];
    const places = new Places(sources);
    places.see(new BuiltPage('docs/a.html', '<main><h2 id="here">Here</h2></main>'));
    const {cards, keys} = read(writeAnswers(sources, places.has), 'what');
    expect(cards).toEqual([{...sources[0]!.card, links: [{label: 'Too', to: '/docs/a'}]}]);
    expect(keys).toEqual({key: [0]});
  });

  it('joins more than two answers to one card, and keeps each for its product', () => {
    const {cards, keys} = read(writeAnswers(['A', 'B', 'C'].map((title) => source(title, '/'))), 'what');
    expect(keys.key).toEqual([0, 1, 2, 3]);
    expect(cards[0]).toMatchObject({
      area: 'Documentation',
      lines: [{text: 'A.'}, {text: 'B.'}, {text: 'C.'}],
    });
  });
});

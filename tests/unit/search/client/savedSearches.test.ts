import {describe, expect, it} from 'vitest';
import {
  addFavourite,
  removeSaved,
  parseSaved,
  addRecent,
  type SavedSearches,
  type SavedSearch,
} from '../../../../src/search/client/savedSearches';
import {hitOf} from './hits';

const entries = (count: number): SavedSearch[] =>
  Array.from({length: count}, (_, index) => hitOf(['Focus', `Page ${index}`]));
const empty: SavedSearches = {recent: [], favourites: []};
const titles = (list: readonly SavedSearch[]) => list.map(({hierarchy}) => hierarchy.lvl1);
const [first, second] = entries(2) as [SavedSearch, SavedSearch];

it('recent searches are the newest first, each once, seven of them, or four beside a favourite', () => {
  expect(titles([first, second, first].reduce(addRecent, empty).recent)).toEqual(['Page 0', 'Page 1']);
  const eight = entries(8).reduce(addRecent, empty);
  expect(titles(eight.recent)).toEqual([7, 6, 5, 4, 3, 2, 1].map((index) => `Page ${index}`));
  const favourites = [hitOf(['Focus', 'Pinned'])];
  expect(entries(8).reduce(addRecent, {...empty, favourites}).recent).toHaveLength(4);
});

it('a recent search moves to the favourites, and is forgotten there', () => {
  const memory = addFavourite({recent: [first, second], favourites: []}, first);
  expect([titles(memory.recent), titles(memory.favourites)]).toEqual([['Page 1'], ['Page 0']]);
  expect(removeSaved(memory, first)).toEqual({recent: [second], favourites: []});
  expect(removeSaved(memory, second)).toEqual({recent: [], favourites: [first]});
});

describe('what was stored', () => {
  it.each([null, '{', '{}', '"text"', '[null, 1, "x", {}]', '[{"objectID": 1, "url": "/x"}]'])(
    'is nothing in %s',
    (json) => expect(parseSaved(json)).toEqual([]),
  );

  it.each<Record<string, unknown>>([{url: 'javascript:alert(1)'}, {hierarchy: null}, {hierarchy: {}}])(
    'loses an entry that cannot be shown: %j',
    (changes) => {
      const bad = {...first, ...changes};
      expect(titles(parseSaved(JSON.stringify([bad, second])))).toEqual(['Page 1']);
    },
  );
});

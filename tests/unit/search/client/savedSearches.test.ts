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

describe('visit', () => {
  it('puts the newest first, once', () => {
    const memory = [first, second, first].reduce(addRecent, empty);
    expect(titles(memory.recent)).toEqual(['Page 0', 'Page 1']);
  });

  it('keeps seven, or four beside a favourite', () => {
    const eight = entries(8).reduce(addRecent, empty);
    expect(titles(eight.recent)).toEqual([7, 6, 5, 4, 3, 2, 1].map((index) => `Page ${index}`));
    const pinned = hitOf(['Focus', 'Pinned']);
    expect(entries(8).reduce(addRecent, {...empty, favourites: [pinned]}).recent).toHaveLength(4);
  });
});

describe('favour', () => {
  it('moves a recent search to the favourites', () => {
    const memory = addFavourite({recent: [first, second], favourites: []}, first);
    expect([titles(memory.recent), titles(memory.favourites)]).toEqual([['Page 1'], ['Page 0']]);
  });
});

it('forget removes a search wherever it is', () => {
  expect(removeSaved({recent: [first], favourites: [second]}, first)).toEqual({
    recent: [],
    favourites: [second],
  });
  expect(removeSaved({recent: [first], favourites: [second]}, second)).toEqual({
    recent: [first],
    favourites: [],
  });
});

describe('parseStored', () => {
  it.each([null, '', '{', '{}', '"text"', '[null, 1, "x", {}]', '[{"objectID": 1, "url": "/x"}]'])(
    'gives nothing for %s',
    (json) => {
      expect(parseSaved(json)).toEqual([]);
    },
  );

  it.each<Record<string, unknown>>([
    {url: 'javascript:alert(1)'},
    {hierarchy: null},
    {hierarchy: {lvl0: {html: '<b>'}}},
    {hierarchy: {}},
  ])('leaves out an entry that cannot be shown: %j', (changes) => {
    const bad = {...first, ...changes};
    expect(titles(parseSaved(JSON.stringify([bad, second])))).toEqual(['Page 1']);
  });
});

import {describe, expect, it} from 'vitest';
import {
  addFavourite,
  removeSaved,
  withinLimits,
  parseSaved,
  storageKeys,
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

it('uses the keys of DocSearch', () => {
  expect(storageKeys('help-uk')).toEqual({
    recent: '__DOCSEARCH_RECENT_SEARCHES__help-uk',
    favourites: '__DOCSEARCH_FAVORITE_SEARCHES__help-uk',
  });
});

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

  it('does not repeat a favourite', () => {
    const memory = {recent: [], favourites: [first]};
    expect(addRecent(memory, first)).toBe(memory);
  });

  it('stores a match in the text as the section that holds it, without text or highlights', () => {
    const {recent} = addRecent(empty, hitOf(['Focus', 'Audit', 'Export'], {type: 'content'}));
    expect(recent[0]).toEqual({
      objectID: 'https://help.example.co.uk/docs/focus/audit/export',
      url: 'https://help.example.co.uk/docs/focus/audit/export',
      url_without_anchor: 'https://help.example.co.uk/docs/focus/audit/export',
      anchor: null,
      type: 'lvl2',
      hierarchy: hitOf(['Focus', 'Audit', 'Export']).hierarchy,
      content: null,
    });
  });
});

describe('favour', () => {
  it('moves a recent search to the favourites', () => {
    const memory = addFavourite({recent: [first, second], favourites: []}, first);
    expect([titles(memory.recent), titles(memory.favourites)]).toEqual([['Page 1'], ['Page 0']]);
  });

  it('keeps ten', () => {
    const memory = addFavourite({recent: [], favourites: entries(10)}, hitOf(['Focus', 'New']));
    expect(memory.favourites).toHaveLength(10);
    expect(memory.favourites[0]?.hierarchy.lvl1).toBe('New');
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

it('limited cuts what another version stored', () => {
  const memory = withinLimits({recent: entries(9), favourites: entries(12)});
  expect([memory.recent.length, memory.favourites.length]).toEqual([4, 10]);
});

describe('parseStored', () => {
  it('reads entries of DocSearch, with its own fields and a path as address', () => {
    const stored = {
      ...hitOf(['Focus', 'Audit']),
      url: '/docs/focus/admin/audit#export',
      __docsearch_parent: null,
      __autocomplete_id: 3,
    };
    expect(parseSaved(JSON.stringify([stored]))).toMatchObject([{url: '/docs/focus/admin/audit#export'}]);
  });

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

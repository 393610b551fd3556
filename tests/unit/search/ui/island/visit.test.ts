import {beforeEach, describe, expect, it, vi} from 'vitest';
import {keepSearch, lastSearch, leaveList, listLeftHere} from '../../../../../src/search/ui/island/visit';

/** As much of the storage of a tab as is used. */
function storage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
}

const last = {query: 'legal hold', area: 'Focus', active: 3, scrolled: 40};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  const entry = {
    state: {key: 'the router’s'} as unknown,
    replaceState: (state: unknown) => (entry.state = state),
  };
  vi.stubGlobal('history', entry);
});

describe('the last search of the visit', () => {
  it('is kept with its area, its active row and how far it was scrolled', () => {
    expect(lastSearch()).toBeUndefined();
    keepSearch(last);
    expect(lastSearch()).toEqual(last);
  });

  it('is forgotten with a blank field', () => {
    keepSearch(last);
    keepSearch({query: ' '});
    expect(lastSearch()).toBeUndefined();
  });

  it('is cut to the length of the field', () => {
    keepSearch({query: 'x'.repeat(70)});
    expect(lastSearch()?.query).toBe('x'.repeat(64));
  });

  it.each(['{"half', 'null', '7', '{"query":5}', '{"query":"a","area":5,"active":"x","scrolled":"y"}'])(
    'a damaged entry, %s, is as good as what can be read of it',
    (text) => {
      sessionStorage.setItem('hub.search', text);
      const {query, ...rest} = lastSearch() ?? {};
      expect(query === undefined || query === 'a').toBe(true);
      expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
    },
  );

  it('is none, and does no harm, without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => keepSearch(last)).not.toThrow();
    expect(lastSearch()).toBeUndefined();
  });
});

describe('a list that was left by following a hit', () => {
  it('is with the entry of the history, beside what the router keeps there, until it is forgotten', () => {
    expect(listLeftHere()).toBeUndefined();
    leaveList(last);
    expect(listLeftHere()).toEqual(last);
    expect(history.state).toMatchObject({key: 'the router’s'});
    leaveList(undefined);
    expect(listLeftHere()).toBeUndefined();
    expect(history.state).toMatchObject({key: 'the router’s'});
  });

  it('is none without a query', () => {
    leaveList({query: ' '});
    expect(history.state).toEqual({key: 'the router’s'});
  });

  it.each([null, 7, 'text', {found: 7}, {found: {query: 5}}])('is none in a foreign state, %j', (state) => {
    history.replaceState(state, '');
    expect(listLeftHere()).toBeUndefined();
  });
});

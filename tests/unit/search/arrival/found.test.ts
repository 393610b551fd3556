import {beforeEach, describe, expect, it, vi} from 'vitest';
import {isArriving, keepFound, takeFound} from '../../../../src/search/arrival/found';

/** As much of the storage of a tab as is used. */
function storage(): Storage {
  const texts: Record<string, unknown> = {};
  return Object.assign(texts, {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
    removeItem: (key: string) => void delete texts[key],
  }) as unknown as Storage;
}

const row = (...marks: string[]) =>
  ({querySelectorAll: () => marks.map((textContent) => ({textContent}))}) as unknown as Element;

const goTo = (pathname: string, hash = '') => vi.stubGlobal('location', {pathname, search: '', hash});

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  goTo('/docs/intro');
});

describe('what a followed result hands on', () => {
  it('is there on its page, once', () => {
    keepFound('/docs/focus#hold', ' holds ', row('hold'));
    goTo('/docs/focus', '#hold');
    expect(isArriving()).toBe(true);
    expect(takeFound(true)).toEqual({to: '/docs/focus#hold', query: 'holds', marked: ['hold']});
    expect(takeFound(false)).toBeUndefined();
  });

  it('is for no other page, nor for its own later', () => {
    keepFound('/docs/focus', 'hold', row());
    expect(takeFound(false)).toBeUndefined();
    goTo('/docs/focus');
    expect(takeFound(false)).toBeUndefined();
  });

  it('leaves a trace until another document is loaded, so that Back can lead to the list', () => {
    keepFound('/docs/focus', 'hold', row());
    goTo('/docs/focus');
    takeFound(true);
    goTo('/docs/other');
    takeFound(false);
    expect(isArriving()).toBe(true);
    takeFound(true);
    expect(isArriving()).toBe(false);
  });

  it('is nothing without a query, and for the search page, which marks them itself', () => {
    keepFound('/docs/focus', ' ', row());
    keepFound('/search?q=hold', 'hold', row());
    expect(isArriving()).toBe(false);
  });

  it('is nothing, and does no harm, when it is damaged or there is no storage', () => {
    for (const text of ['{"half', 'null', '7', '{"to":"/docs/intro"}']) {
      sessionStorage.setItem('hub.found', text);
      expect(takeFound(true)).toBeUndefined();
    }
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => keepFound('/docs/focus', 'hold', row())).not.toThrow();
    expect(isArriving()).toBe(false);
    expect(takeFound(true)).toBeUndefined();
  });
});

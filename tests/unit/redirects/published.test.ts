import {describe, expect, it} from 'vitest';
import {formatPublished, ledgerEntries, merged, publishedIn} from '../../../src/redirects/published';
import {vanishedIn} from '../../../src/redirects/vanished';
import type {Redirect} from '../../../src/redirects/list';

const text = '/a\n  #x\n  #y\n/b\n';

describe('the ledger', () => {
  it('is read with its lines, and written as it was', () => {
    expect(ledgerEntries(text)).toEqual([
      {page: '/a', line: 1},
      {page: '/a', anchor: 'x', line: 2},
      {page: '/a', anchor: 'y', line: 3},
      {page: '/b', line: 4},
    ]);
    expect(formatPublished(publishedIn(ledgerEntries(text)))).toBe(text);
  });

  it('is sorted, and forgets nothing', () => {
    const now = new Map([
      ['/c', ['z']],
      ['/a', ['y', 'B', 'b']],
    ]);
    expect(formatPublished(merged(publishedIn(ledgerEntries(text)), now))).toBe(
      '/a\n  #B\n  #b\n  #x\n  #y\n/b\n/c\n  #z\n',
    );
  });
});

describe('vanishedIn', () => {
  const found = (
    there: Record<string, string[]>,
    redirects: Omit<Redirect, 'line' | 'removed'>[] = [],
    removed = false,
  ) =>
    vanishedIn(
      ledgerEntries(text),
      redirects.map((redirect) => ({...redirect, removed, line: 1})),
      {hasPage: (page) => page in there, hasAnchor: (page, anchor) => there[page]!.includes(anchor)},
    ).map(({page, anchor, at, line}) => `${line} ${page}${anchor ? `#${anchor}` : ''} ${at}`);

  it('is content when all is there', () => {
    expect(found({'/a': ['x', 'y', 'z'], '/b': []})).toEqual([]);
  });

  it('names a page once, without its headings', () => {
    expect(found({'/b': []})).toEqual(['1 /a /a']);
  });

  it('names headings, where their page is now', () => {
    expect(found({'/a': ['y'], '/b': []})).toEqual(['2 /a#x /a']);
    expect(found({'/c': ['y'], '/b': []}, [{from: '/a', to: '/c'}])).toEqual(['2 /a#x /c']);
  });

  it('is content with a redirect and an alias', () => {
    const redirects = [
      {from: '/a', to: '/c'},
      {from: '/c#x', to: '/c#z'},
    ];
    expect(found({'/c': ['y', 'z'], '/b': []}, redirects)).toEqual([]);
  });

  it('asks for no headings of a removed page', () => {
    expect(found({'/b': []}, [{from: '/a', to: '/b'}], true)).toEqual([]);
  });
});

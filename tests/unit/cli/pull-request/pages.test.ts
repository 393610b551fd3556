import {describe, expect, it} from 'vitest';
import {measure, measureSite} from '../../../../src/cli/pull-request/page-measures';
import {pagesPart} from '../../../../src/cli/pull-request/pages';
import {folderWith} from '../../../support/folder';

const page = (main: string, menu = '') =>
  `<html><head><script src="/assets/js/main.0123abcd.js"></script></head><body><nav>${menu}</nav><main>${main}</main></body></html>`;

describe('measure', () => {
  it('counts what stands between the menus', () => {
    const {words, links} = measure(
      page('<h1>Legal hold</h1> <a href="/a">Three more words</a>', '<a href="/b">Menu</a>'),
    );
    expect([words, links]).toEqual([5, 1]);
  });

  it('knows a page again whose files have other names and whose menu has grown', () => {
    const before = measure(page('<img src="/assets/images/map-0123abcd4567.svg"> text'));
    const after = measure(page('<img src="/assets/images/map-89abcdef0123.svg"> text', 'more'));
    expect(after.digest).toBe(before.digest);
    expect(measure(page('<img src="/assets/images/map-89abcdef0123.svg"> other text')).digest).not.toBe(
      before.digest,
    );
  });
});

it('measures each page under its address', () => {
  const folder = folderWith({
    'index.html': page('Home'),
    'docs/intro.html': page('Intro'),
    'img/logo.svg': '',
  });
  expect(Object.keys(measureSite(folder)).sort()).toEqual(['/', '/docs/intro']);
  expect(() => measureSite(folderWith({'a.txt': ''}))).toThrow(/holds no page\. Remedy/);
});

describe('the part about pages', () => {
  const of = (text: string) => ({...measure(page(text)), bytes: text.length});

  it('has a row for each page that is new, changed or gone, and for no other', () => {
    const before = {'/same': of('same'), '/more': of('one'), '/gone': of('gone for good')};
    const after = {'/same': of('same'), '/more': of('one two <a href="/">three</a>'), '/new': of('new')};
    expect(pagesPart(before, after).split('\n')).toEqual([
      '| Page |  | Words | Links | Bytes |',
      '| --- | --- | --- | --- | --- |',
      '| `/gone` | gone | 3 | 0 | 13 |',
      '| `/more` | changed | 1 → 3 (+2) | 0 → 1 (+1) | 3 → 29 (+26) |',
      '| `/new` | new | 1 | 0 | 3 |',
      '',
      'All 3 pages: 20 → 36 (+16) bytes.',
    ]);
  });

  it('says what all pages weigh where none has changed', () => {
    expect(pagesPart({'/a': of('a')}, {'/a': of('a')})).toBe(
      'No page has another content. All 1 pages: 1 bytes.',
    );
  });

  it('does not take an unknown before for nothing', () => {
    expect(pagesPart(undefined, {'/a': of('a')})).toMatch(
      /^1 page, 1 bytes\. What they were before is not known/,
    );
  });

  it('ends after sixty rows', () => {
    const many = Object.fromEntries(
      Array.from({length: 65}, (_, index) => [`/${index}`, of(`text ${index}`)]),
    );
    expect(pagesPart({}, many)).toContain('and 5 more.');
  });
});

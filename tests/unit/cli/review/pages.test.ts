import {describe, expect, it} from 'vitest';
import {measure} from '../../../../src/cli/measures/page';
import {movedLinks} from '../../../../src/cli/review/links';
import {changedPages, totalsOf} from '../../../../src/cli/review/pages';

const of = (text: string) => measure(`<html><body><main>${text}</main></body></html>`, text.length);

describe('pages', () => {
  it('are told when they are new, changed or gone, and no other', () => {
    const before = {'/same': of('same'), '/more': of('one'), '/gone': of('gone for good')};
    const after = {'/same': of('same'), '/more': of('one two'), '/new': of('new')};
    expect(changedPages(before, after).map(({address, kind}) => [address, kind])).toEqual([
      ['/gone', 'gone'],
      ['/more', 'changed'],
      ['/new', 'new'],
    ]);
    expect(changedPages(before, after)[1]).toMatchObject({before: {words: 1}, after: {words: 2}});
  });

  it('are summed up', () => {
    expect(totalsOf({'/a': of('one two'), '/b': of('three')})).toMatchObject({pages: 2, words: 3, sent: 12});
  });
});

describe('links that moved', () => {
  const redirect = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
  const head = (id: string) => of(`<h2 id="${id}">A</h2>`);

  it('are new entries of the list, and nothing else of it', () => {
    const old = redirect('/docs/a', '/docs/b');
    expect(movedLinks({before: old, after: old + redirect('/docs/c#d', '/docs/c#e')})).toEqual([
      {from: '/docs/c#d', to: '/docs/c#e'},
    ]);
    expect(movedLinks({before: old, after: redirect('/docs/a', '/docs/z')})).toEqual([
      {from: '/docs/a', to: '/docs/z'},
    ]);
  });

  it('are pages and anchors that are gone without an entry', () => {
    const before = {
      '/docs/a': head('old'),
      '/docs/b': head('kept'),
      '/docs/gone': head('x'),
      '/docs/moved': head('y'),
    };
    const after = {'/docs/a': head('new'), '/docs/b': of('<span id="kept"></span><h2 id="other">A</h2>')};
    const list = redirect('/docs/moved', '/docs/b');
    expect(movedLinks({before: list, after: list}, {before, after})).toEqual([
      {from: '/docs/a#old'},
      {from: '/docs/gone'},
    ]);
  });

  it('say nothing of anchors that a specification makes', () => {
    const site = (id: string) => ({'/docs/api/auth/a': head(id)});
    expect(movedLinks({before: '', after: ''}, {before: site('a'), after: site('b')})).toEqual([]);
  });
});

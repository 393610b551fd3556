import {describe, expect, it} from 'vitest';
import {applyEdits, replaced, withAttribute, type Edit} from '../../../src/build/edits';
import {builtPage} from '../../support/builtPage';

const named = (step: string, start: number, end: number, text = '') => ({step, start, end, text});

describe('applyEdits', () => {
  it('makes changes of several steps, in any order', () => {
    const edits = [named('b', 4, 6), named('a', 0, 1, 'X'), named('a', 2, 2, '+'), named('b', 6, 7, 'Y')];
    expect(applyEdits('0123456789', edits)).toBe('X1+23Y789');
    expect(applyEdits('0123456789', edits.reverse())).toBe('X1+23Y789');
  });

  it.each([
    ['that share characters', named('a', 0, 3), named('b', 2, 5)],
    ['one inside the other', named('a', 0, 9), named('b', 4, 4, '+')],
    ['at the same place', named('a', 4, 4, '+'), named('b', 4, 4, '-')],
    ['that begin at the same place', named('a', 4, 4, '+'), named('b', 4, 6)],
  ])('stops at two %s, with both names and the text', (_, first, second) => {
    for (const edits of [
      [first, second],
      [second, first],
    ])
      expect(() => applyEdits('0123456789', edits)).toThrow(
        /^The steps "(a" and "b|b" and "a)" both change "\d+"\. Remedy/,
      );
  });
});

describe('an edit of an element', () => {
  const html = '<html lang=en><link rel=x><p>a<p id=b>b &amp; c<script src=/x.js></script></html>';
  const {elements} = builtPage(html);
  const find = (name: string) => elements.find((element) => element.name === name)!;
  const apply = (edit: Edit) => applyEdits(html, [{...edit, step: 'a'}]);

  it('replaces it with what it holds, whether it has an end tag or not', () => {
    expect(apply(replaced(find('link'), '<style>a</style>'))).toBe(
      html.replace('<link rel=x>', '<style>a</style>'),
    );
    expect(apply(replaced(find('script')))).toBe(html.replace('<script src=/x.js></script>', ''));
  });

  it('adds an attribute behind its name', () => {
    expect(apply(withAttribute(find('html'), 'data-version', '1'))).toMatch(/^<html data-version=1 lang=en>/);
  });
});

import {describe, expect, it} from 'vitest';
import {textSegments} from '../../../../../src/search/ui/Highlight/textSegments';

const textOf = (html: string) =>
  textSegments(html)
    .map(({text}) => text)
    .join('');
const marked = (html: string) => textSegments(html).flatMap(({text, isMarked}) => (isMarked ? [text] : []));

describe('pieces', () => {
  it('cuts at the highlight tags, in order', () => {
    expect(textSegments('Set a <mark>retention</mark> policy')).toEqual([
      {text: 'Set a ', isMarked: false},
      {text: 'retention', isMarked: true},
      {text: ' policy', isMarked: false},
    ]);
  });

  it('gives nothing for an empty text, and one run for plain text', () => {
    expect(textSegments('')).toEqual([]);
    expect(textSegments('Legal hold')).toEqual([{text: 'Legal hold', isMarked: false}]);
  });

  it.each([
    ['&lt;Head&gt; &amp; &quot;x&quot;', '<Head> & "x"'],
    ['it&#39;s &#x27;quoted&#X27;', "it's 'quoted'"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&nbsp;&copy;&bogus; & alone', '&nbsp;&copy;&bogus; & alone'],
  ])('decodes the entities of escaped text once: %s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<Head> & "x"',
    '<mark class="x">',
    '<script>alert(1)</script>',
    '<MARK>',
  ])('leaves markup as text: %s', (html) => {
    expect(textSegments(html)).toEqual([{text: html, isMarked: false}]);
  });

  it('marks markup between the tags as text too', () => {
    expect(marked('a <mark>&lt;b&gt;</mark> c <mark><i></mark>')).toEqual(['<b>', '<i>']);
  });

  it.each([
    ['never closed <mark>word', ['word']],
    ['never opened</mark> word', []],
    ['<mark>a<mark>b</mark>', ['a', 'b']],
    ['<mark></mark>', []],
  ])('bears tags that do not match: %s', (html, words) => {
    expect(marked(html)).toEqual(words);
  });
});

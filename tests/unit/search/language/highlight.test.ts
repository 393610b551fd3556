import {describe, expect, it} from 'vitest';
import {densestExcerpt, escapeHtml, highlight} from '../../../../src/search/language/highlight';

const marks = {open: '<mark>', close: '</mark>'};

describe('escapeHtml', () => {
  it('leaves no character that could become markup', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });
});

describe('highlight', () => {
  it('marks the words that matched, whatever their case and accents', () => {
    expect(highlight('The CAFÉ is a cafe', new Set(['cafe']), marks)).toBe(
      'The <mark>CAFÉ</mark> is a <mark>cafe</mark>',
    );
  });

  it('escapes the text outside and between the marks', () => {
    expect(highlight('<Head> & "x"', new Set(['head']), marks)).toBe(
      '&lt;<mark>Head</mark>&gt; &amp; &quot;x&quot;',
    );
  });

  it('marks the parts of a name', () => {
    expect(highlight('legalHoldId', new Set(['hold']), marks)).toBe('legal<mark>Hold</mark>Id');
  });

  it('marks whole words only', () => {
    expect(highlight('holding a hold', new Set(['hold']), marks)).toBe('holding a <mark>hold</mark>');
  });
});

describe('densestExcerpt', () => {
  const text = Array.from({length: 100}, (_, index) => `word${index}`).join(' ');

  it('keeps a short text whole', () => {
    expect(densestExcerpt('one two three', new Set(['two']), 10)).toBe('one two three');
  });

  it('cuts the end of a text that matches at its start', () => {
    expect(densestExcerpt(text, new Set(['word1']), 4)).toBe('word0 word1 word2 word3…');
  });

  it('shows the words around a match in the middle, with ellipses', () => {
    expect(densestExcerpt(text, new Set(['word50']), 6)).toBe('…word49 word50 word51 word52 word53 word54…');
  });

  it('cuts the start of a text that matches at its end', () => {
    expect(densestExcerpt(text, new Set(['word99']), 3)).toBe('…word97 word98 word99');
  });

  it('starts at the beginning where nothing matches', () => {
    expect(densestExcerpt(text, new Set(['absent']), 2)).toBe('word0 word1…');
  });

  it('prefers the place with the most of the words to the first of them', () => {
    expect(densestExcerpt(`hold ${text} legal hold`, new Set(['legal', 'hold']), 4)).toBe(
      '…word98 word99 legal hold',
    );
  });
});

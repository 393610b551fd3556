import {describe, expect, it} from 'vitest';
import {decode} from '../../../../../src/search/client/hits';
import {maxRecordBytes, toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {page} from '../../../../support/records';

/** A text of numbered words: a lost one would be missed. */
const words = (count: number, word = 'word') =>
  Array.from({length: count}, (_, index) => `${word}${index}`).join(' ');

describe('a record that fits', () => {
  it('has its headings and text escaped, but for the area that filters name', () => {
    const hierarchy = {lvl0: 'Updates & News', lvl1: '<Head> & "x"', lvl2: 'a < b'};
    const [hosted] = toHosted(page('', '<b>bold</b> & more', {type: 'lvl2', hierarchy}));
    expect(hosted?.hierarchy).toMatchObject({
      lvl0: 'Updates & News',
      lvl1: '&lt;Head&gt; &amp; "x"',
      lvl2: 'a &lt; b',
      lvl3: null,
    });
    expect(hosted?.content).toBe('&lt;b&gt;bold&lt;/b&gt; &amp; more');
  });
});

describe('a record that is too large', () => {
  const texts = {
    words: words(4_000),
    markup: words(1_500, '<&>'),
    'signs that JSON escapes': words(3_000, '"\\'),
    'one long word': words(3_000).replace(/ /g, ''),
  };

  it.each(Object.entries(texts))('of %s loses nothing that can be typed in 64 characters', (_, text) => {
    const records = toHosted(page('Long', text));
    for (const record of records)
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(maxRecordBytes);
    const parts = records.map(({content}) => decode(content ?? ''));
    for (let at = 0; at < text.length; at += 7) {
      const phrase = text.slice(at, at + 64).trim();
      expect(
        parts.some((part) => part.includes(phrase)),
        phrase,
      ).toBe(true);
    }
  });
});

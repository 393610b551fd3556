import {describe, expect, it} from 'vitest';
import {unescapeText} from '../../../../../src/search/engines/hosted/escapeText';
import {maxRecordBytes, toHosted} from '../../../../../src/search/engines/hosted/hostedRecords';
import {page} from '../../../../support/records';

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** A text of numbered words: a lost one would be missed. */
const words = (count: number, word = 'word') =>
  Array.from({length: count}, (_, index) => `${word}${index}`).join(' ');

describe('a record that fits', () => {
  it('is sent with all its fields', () => {
    const record = page('Legal hold', 'Nothing is deleted.');
    expect(toHosted(record)).toEqual([record]);
  });

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

  it('may have no text', () => {
    expect(toHosted({...page('Legal hold', ''), content: null})[0]?.content).toBeNull();
  });

  it('may be as large as Algolia takes, and no larger', () => {
    const room = maxRecordBytes - bytes(page('Long', ''));
    expect(toHosted(page('Long', 'x'.repeat(room)))).toHaveLength(1);
    expect(toHosted(page('Long', 'x'.repeat(room + 1)))).toHaveLength(2);
  });
});

describe('a record that is too large', () => {
  const texts = {
    words: words(4_000),
    markup: words(1_500, '<&>'),
    'other letters': words(2_000, 'größe€'),
    'signs that JSON escapes': words(3_000, '"\\'),
    'one long word': words(3_000).replace(/ /g, ''),
  };

  it.each(Object.entries(texts))('of %s becomes several that fit', (_, text) => {
    const parts = toHosted(page('Long', text));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(bytes(part)).toBeLessThanOrEqual(maxRecordBytes);
    for (const {content} of parts) expect(content).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/);
  });

  it.each(Object.entries(texts))('of %s loses nothing that can be typed in 64 characters', (_, text) => {
    const parts = toHosted(page('Long', text)).map(({content}) => unescapeText(content ?? ''));
    for (let at = 0; at < text.length; at += 7) {
      const phrase = text.slice(at, at + 64).trim();
      expect(
        parts.some((part) => part.includes(phrase)),
        phrase,
      ).toBe(true);
    }
  });

  it('keeps address, headings and facets in each part, and tells the parts apart', () => {
    const record = page('Long', words(4_000));
    const parts = toHosted(record);
    for (const part of parts)
      expect({...part, objectID: record.objectID, content: record.content}).toEqual(record);
    expect(parts[0]?.objectID).toBe(record.objectID);
    expect(new Set(parts.map(({objectID}) => objectID)).size).toBe(parts.length);
  });

  it('cannot be sent when its headings leave no room', () => {
    const record = page('Long', words(10), {hierarchy: {lvl2: 'x'.repeat(9_900)}});
    expect(() => toHosted(record)).toThrow(
      /^The headings of https.+ leave no room .+ Remedy: shorten them\.$/,
    );
  });
});

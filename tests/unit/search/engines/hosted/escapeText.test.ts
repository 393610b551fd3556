import {describe, expect, it} from 'vitest';
import {escapeText, unescapeText} from '../../../../../src/search/engines/hosted/escapeText';

describe('escapeText', () => {
  it('leaves no markup', () => {
    expect(escapeText('<Head> & "x"')).toBe('&lt;Head&gt; &amp; "x"');
  });

  it('leaves the words of a phrase side by side', () => {
    expect(escapeText(`don't say "hold"`)).toBe(`don't say "hold"`);
  });
});

it.each(['plain', '<Head> & "x"', '&lt;', '&amp;lt;', '&amp;', '<&>'])('%s comes back as it was', (text) => {
  expect(unescapeText(escapeText(text))).toBe(text);
});

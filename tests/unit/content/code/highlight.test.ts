import {describe, expect, it} from 'vitest';
import {highlighted} from '../../../../src/content/code/highlight';

describe('highlighted', () => {
  it('marks what has a colour, and nothing else', () => {
    expect(highlighted('{"a": 1}', 'json')).toBe('{<span class="na">"a"</span>: <span class="m">1</span>}');
  });

  it('leaves plain text and unknown languages as they are', () => {
    expect(highlighted('a < b & c', 'text')).toBe('a &lt; b &amp; c');
    expect(highlighted('a < b & c', 'klingon')).toBe('a &lt; b &amp; c');
  });
});

import {describe, expect, it} from 'vitest';
import {highlighted, highlightedLines} from '../../../../src/content/code/highlight';

describe('highlighted', () => {
  it('marks what has a colour, and nothing else', () => {
    expect(highlighted('{"a": 1}', 'json')).toBe(
      '{<span class="code-name">"a"</span>: <span class="code-number">1</span>}',
    );
  });

  it('leaves plain text and unknown languages as they are', () => {
    expect(highlighted('a < b & c', 'text')).toBe('a &lt; b &amp; c');
    expect(highlighted('a < b & c', 'klingon')).toBe('a &lt; b &amp; c');
  });
});

describe('lines', () => {
  it('have elements that end with them', () => {
    expect(highlightedLines('/* a\nb */\n\nc', 'javascript')).toEqual([
      '<span class="code-comment">/* a</span>',
      '<span class="code-comment">b */</span>',
      '',
      'c',
    ]);
  });

  it('make one element of neighbours of one role', () => {
    expect(highlightedLines('<b>x</b>', 'markup')).toEqual([
      '<span class="code-tag">&lt;b&gt;</span>x<span class="code-tag">&lt;/b&gt;</span>',
    ]);
  });
});

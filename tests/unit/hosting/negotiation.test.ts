import {describe, expect, it} from 'vitest';
import {pageFile, pageHeaders, wantsMarkdown} from '../../../src/hosting/negotiation';
import {negotiated} from '../../support/negotiated';

describe('negotiation of a page', () => {
  it.each(negotiated)('answers %s with %s', (accept, type) => {
    expect(wantsMarkdown(accept)).toBe(type === 'text/markdown');
  });

  it('answers with HTML without the header', () => {
    expect(wantsMarkdown(undefined)).toBe(false);
  });

  it('knows the files of a page', () => {
    expect([pageFile('/', 'md'), pageFile('/docs/intro', 'html')]).toEqual(['/index.md', '/docs/intro.html']);
  });

  it('keeps the Markdown from search engines at its own address only', () => {
    expect(pageHeaders('/docs/intro.md', false)).toEqual({Vary: 'Accept', 'X-Robots-Tag': 'noindex'});
    expect(pageHeaders('/docs/intro', true)).toEqual({Vary: 'Accept'});
    expect(pageHeaders('/img/logo.svg', false)).toEqual({});
  });
});

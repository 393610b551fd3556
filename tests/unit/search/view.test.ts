import {describe, expect, it} from 'vitest';
import {localPath, viewOf} from '../../../src/search/view';
import {hitOf} from './hits';

describe('localPath', () => {
  it.each([
    ['https://help.example.co.uk/docs/intro#top', '/docs/intro#top'],
    ['http://other.example.com/search?q=a#b', '/search?q=a#b'],
    ['/docs/intro?copy=1', '/docs/intro?copy=1'],
    ['https://help.example.co.uk//evil.example.com/x', '/evil.example.com/x'],
    ['https://help.example.co.uk/\\evil.example.com', '/evil.example.com'],
  ])('keeps %s inside the site', (url, path) => {
    expect(localPath(url)).toBe(path);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'https://'])(
    'refuses %s',
    (url) => {
      expect(localPath(url)).toBeUndefined();
    },
  );
});

describe('viewOf', () => {
  it('takes the deepest heading as title, those above it as trail', () => {
    expect(viewOf(hitOf(['Focus', 'Retention policies', 'Options', 'Periods']))).toMatchObject({
      area: 'Focus',
      title: 'Periods',
      trail: ['Retention policies', 'Options'],
      to: '/docs/focus/retention-policies/options/periods',
    });
  });

  it('prefers highlighted headings, and shows the snippet', () => {
    const marked = (value: string) => ({value, matchLevel: 'full' as const});
    const hit = hitOf(['Focus', 'Retention policies', 'Options'], {
      _highlightResult: {hierarchy: {lvl1: marked('<mark>Retention</mark> policies')}},
      _snippetResult: {hierarchy: {}, content: marked('how long <mark>retention</mark> is')},
    });
    expect(viewOf(hit)).toMatchObject({
      title: 'Options',
      trail: ['<mark>Retention</mark> policies'],
      snippet: 'how long <mark>retention</mark> is',
    });
  });

  it('shows the area where there is no other heading', () => {
    expect(viewOf(hitOf(['Help Hub']))).toMatchObject({title: 'Help Hub', trail: []});
  });

  it('leaves out what cannot be shown or opened', () => {
    expect(viewOf(hitOf([]))).toBeUndefined();
    expect(viewOf(hitOf(['Focus', 'Home'], {url: 'javascript:alert(1)'}))).toBeUndefined();
  });
});

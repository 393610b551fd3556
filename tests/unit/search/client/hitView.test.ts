import {describe, expect, it} from 'vitest';
import {viewOf} from '../../../../src/search/client/hitView';
import {hitOf} from './hits';

describe('viewOf', () => {
  it('has no view of an address that the router cannot read', () => {
    for (const url of ['/%', '/docs/%zz', 'https://help.example.co.uk/docs/%E0%A4%A'])
      expect(viewOf({...hitOf(['Focus', 'Retention policies']), url})).toBeUndefined();
  });

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

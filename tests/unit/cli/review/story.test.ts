import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../../../../src/cli/document/markdown';
import {measure} from '../../../../src/cli/measures/page';
import {changedPages, totalsOf} from '../../../../src/cli/review/pages';
import type {Review} from '../../../../src/cli/review/review';
import {change, parsed, storyOf} from '../../../../src/cli/review/story';

const nothing: Review = {
  base: '0123456789abcdef',
  source: 'https://code.example.com/blob/abc/',
  notes: [],
  shots: [],
  pictures: [],
  apis: [],
  links: [],
  findings: [],
};

const of = (text: string) => measure(`<html><body><main>${text}</main></body></html>`, text.length);

const siteOf = (before: Record<string, string>, after: Record<string, string>): Review['site'] => {
  const measured = (pages: Record<string, string>) =>
    Object.fromEntries(Object.entries(pages).map(([address, text]) => [address, of(text)]));
  const [old, now] = [measured(before), measured(after)];
  return {before: totalsOf(old), after: totalsOf(now), pages: changedPages(old, now)};
};

const markdown = (review: Partial<Review>, place?: string) =>
  toMarkdown(storyOf({...nothing, ...review}), place);

describe('a change of a number', () => {
  it.each([
    [1, 3, '1 → 3 (+2)'],
    [3000, 1, '3,000 → 1 (−2,999)'],
    [5.2, 4.9, '5.2 → 4.9 (−0.3)'],
    [2, 2, '2'],
    [undefined, 4, '4'],
    [4, undefined, '4'],
    [undefined, undefined, '–'],
  ])('from %s to %s', (before, after, words) => {
    expect(change(before, after)).toBe(words);
  });
});

describe('the story', () => {
  it('of nothing says so of everything', () => {
    const said = markdown({site: siteOf({'/a': 'a'}, {'/a': 'a'})});
    for (const words of [
      'No page says anything else.',
      'Every address and anchor is where it was.',
      'No client will feel a change.',
      'No file of a picture is another one.',
      'The content keeps all rules.',
    ])
      expect(said).toContain(words);
  });

  it('has a row for each page, with words, grade, links and weight', () => {
    const said = markdown({site: siteOf({'/a': 'one'}, {'/a': 'one <a href="/b">two</a>', '/b': 'new'})});
    expect(said).toMatch(/^\| <code>\/a<\/code> \| changed \| 1 → 2 \(\+1\) \| – \| 0 → 1 \(\+1\) \| /m);
    expect(said).toMatch(/^\| <code>\/b<\/code> \| new \| 1 \| – \| 0 \| /m);
    expect(said).toContain('The whole site: 1 → 2 (+1) pages, 1 → 3 (+2) words');
  });

  it('links to the preview, and shows pictures of a page from there', () => {
    const review = {
      preview: 'https://example.com/pr/7/',
      site: siteOf({'/a': 'one'}, {'/a': 'two'}),
      shots: [
        {address: '/a', when: 'after', width: 360, file: 'pictures/a-after.jpg'},
        {address: '/a', when: 'before', width: 360, file: 'pictures/a-before.jpg'},
      ] satisfies Review['shots'],
    };
    const said = markdown(review, 'https://example.com/pr/7/review/');
    expect(said).toContain('[/a](https://example.com/pr/7/a)');
    expect(said).toMatch(/\| Before, 360 px \| After, 360 px \|/);
    expect(said).toMatch(/pictures\/a-before\.jpg.*pictures\/a-after\.jpg/);
    expect(markdown(review)).not.toContain('a-before.jpg');
  });

  it('begins with findings, at their lines', () => {
    const finding = {
      path: 'docs/a.md',
      line: 3,
      column: 1,
      rule: 'links',
      message: 'Wrong.',
      remedy: 'correct it.',
    };
    const said = markdown({findings: [finding]});
    expect(said).toContain(
      '| [docs/a.md:3](https://code.example.com/blob/abc/docs/a.md#L3) | Wrong. | correct it. |',
    );
    expect(said.indexOf('### Content')).toBeLessThan(said.indexOf('### Pages'));
    expect(said).toContain('The site was not built');
  });

  it('says where readers of moved addresses arrive', () => {
    const said = markdown({
      links: [{from: '/a', to: '/b'}, {from: '/c&#35;d'}, {from: '/c#d'}, {from: '/e'}],
    });
    expect(said).toContain('| <code>/a</code> | <code>/b</code> |');
    expect(said).toContain('| <code>/c&#35;d</code> | **the top of the page** |');
    expect(said).toContain('| <code>/e</code> | **no page** |');
  });

  it('ends a table after sixty rows', () => {
    const many = Object.fromEntries(Array.from({length: 65}, (_, index) => [`/${index}`, `text ${index}`]));
    const said = markdown({site: siteOf({}, many)});
    expect(said).toContain('and 5 rows more.');
    expect(said.match(/^\| <code>\/\d+<\/code> \| new /gm)).toHaveLength(60);
  });

  it('does not take an unknown before for nothing', () => {
    const said = markdown({
      site: {after: totalsOf({'/a': of('a')}), pages: []},
      notes: ['The base is not known.'],
    });
    expect(said).toContain('- The base is not known.');
    expect(said).toContain('The whole site: 1 pages, 1 words');
  });
});

it('a change of an API has its codes as codes', () => {
  expect(parsed('Field `a|b` is gone.')).toEqual(['Field ', {kind: 'code', text: 'a|b'}, ' is gone.']);
});

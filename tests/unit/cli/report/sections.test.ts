import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../src/cli/document/html';
import {outsideSection, querySection, weightSection} from '../../../../src/cli/report/checks';
import type {ReportPage} from '../../../../src/cli/report/pages';
import type {Section} from '../../../../src/cli/document/model';
import {pageSections} from '../../../../src/cli/report/sections';

const url = 'https://help.example.co.uk';

const page = (address: string, of: Partial<ReportPage> = {}): ReportPage => ({
  title: `Title of ${address}`,
  words: 100,
  tables: 0,
  pictures: 1,
  bytes: 2000,
  sent: 1000,
  links: [],
  anchors: [],
  ids: [],
  digest: '',
  address,
  kind: 'doc',
  linksIn: 1,
  linksOut: 1,
  ...of,
});

/** Rows of the tables and bars of the plots of each section, by its title. */
function told(sections: readonly Section[]): Record<string, {rows: string[][]; bars: string; text: string}> {
  const $ = load(toHtml({title: 'Report', lead: '', sections}));
  return Object.fromEntries(
    $('section')
      .toArray()
      .map((section) => {
        const rows = $(section).find('tbody tr').toArray();
        return [
          $(section).find('h2').text(),
          {
            rows: rows.map((row) =>
              $(row)
                .children()
                .toArray()
                .map((cell) => $(cell).find('code').text() || $(cell).text()),
            ),
            bars: $(section).find('svg').attr('aria-label') ?? '',
            text: $(section).find('p').text(),
          },
        ];
      }),
  );
}

const pages = [
  page('/docs/old', {reviewed: '2025-11-27', changed: '2025-01-01', grade: 4.2, words: 300, tables: 0.5}),
  page('/docs/new', {
    reviewed: '2026-11-20',
    changed: '2026-11-26',
    grade: 9.1,
    words: 900,
    tables: 0.7,
    linksIn: 0,
  }),
  page('/docs/never', {pictures: 0, linksOut: 0}),
  page('/blog/post', {kind: 'post', changed: '2026-10-01', words: 50, pictures: 0}),
  page('/docs/api/a', {kind: 'api', words: 5000, linksIn: 0, linksOut: 0, pictures: 0}),
  page('/docs/tags/a', {kind: 'list', words: 6000, linksIn: 0, linksOut: 0, pictures: 0}),
];

describe('sections about pages', () => {
  const sections = told(pageSections(pages, url, '2026-11-27'));
  const first = (title: string) => sections[title]?.rows.map(([name]) => name);

  it('tell docs by their review, those without one first', () => {
    expect(sections['Review dates']?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['/docs/never', '–', '–'],
      ['/docs/old', '2025-11-27', '365'],
      ['/docs/new', '2026-11-20', '7'],
    ]);
    expect(sections['Review dates']?.bars).toMatch(
      /0 to 89 days ago: 1 pages; .*360 to 449 days ago: 1 pages/,
    );
  });

  it('tell what people wrote by its age', () => {
    expect(first('Age')).toEqual(['/docs/never', '/docs/old', '/blog/post', '/docs/new']);
  });

  it('tell the hardest to read, and grades as a plot', () => {
    expect(sections['Reading grade']?.rows).toEqual([
      ['/docs/new', '9.1', '900'],
      ['/docs/old', '4.2', '300'],
    ]);
    expect(sections['Reading grade']?.bars).toContain('4 to 4.9: 1 pages; 5 to 5.9: 0 pages');
  });

  it('tell orphans and dead ends, lists aside', () => {
    expect(first('Orphans')).toEqual(['/docs/new', '/docs/api/a']);
    expect(first('Dead ends')).toEqual(['/docs/never', '/docs/api/a']);
  });

  it('tell the longest, those without a picture, and tables by their share', () => {
    expect(first('Longest pages')).toEqual(['/docs/new', '/docs/old', '/docs/never', '/blog/post']);
    expect(first('Without a picture')).toEqual(['/docs/never', '/blog/post']);
    expect(sections.Tables?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['/docs/new', '70 %'],
      ['/docs/old', '50 %'],
    ]);
  });

  it('tell every page once', () => {
    expect(first('All pages')).toEqual(pages.map(({address}) => address));
  });

  it('say so where there is nothing to tell', () => {
    const {Orphans, Tables} = told(pageSections([page('/docs/a')], url, '2026-11-27'));
    expect([Orphans?.text, Tables?.text]).toEqual(['Some text leads to every page.', 'No page has a table.']);
  });
});

describe('weights', () => {
  const limits = {page: {reads: {'/a': 10}, acts: {}}, firstView: {bytes: 14600}};

  it('are beside their budgets, and over them in another look', () => {
    const weights = [
      {address: '/a', reader: 'reads', bytes: 12, limit: 10},
      {address: '/b', reader: 'acts', bytes: 5, limit: 10},
    ] as const;
    const {rows, bars} = told([weightSection(pages, weights, limits, url)])['Weights and budgets']!;
    expect(rows.slice(0, 2)).toEqual([
      ['/a', 'to be read', '12', '10', '−2'],
      ['/b', 'in what the first act brings', '5', '10', '5'],
    ]);
    expect(bars).toContain('/a, to read: 12 of 10 bytes');
  });

  it('that nobody could take are no zero', () => {
    expect(told([weightSection(pages, undefined, limits, url)])['Weights and budgets']?.text).toContain(
      'no Chromium',
    );
    expect(told([weightSection(pages, undefined, undefined, url)])['Weights and budgets']?.text).toContain(
      'no budgets',
    );
  });
});

it('searches are told when the first answer is wrong, those without any first', () => {
  const row = (query: string, place: number) => ({
    query,
    class: 'title',
    wanted: ['/a', '/b'],
    place,
    first: '/c',
  });
  const {rows, text} = told([querySection([row('one', 1), row('two', 2), row('none', 0), row('six', 6)])])[
    'Searches that rank low'
  ]!;
  expect(text).toMatch(/^Of 4 judged searches, 1 have a right answer first and 2 among the first five/);
  expect(rows).toEqual([
    ['none', 'title', 'none', '/c', '/a or /b'],
    ['six', 'title', '6', '/c', '/a or /b'],
    ['two', 'title', '2', '/c', '/a or /b'],
  ]);
  expect(told([querySection(undefined)])['Searches that rank low']?.text).toBe(
    'There are no judged searches.',
  );
});

it('links to other sites are told by the age of their check, never checked ones first and called so', () => {
  const links = new Map([
    ['https://a.org/', ['/a']],
    ['https://b.org/', ['/b', '/c']],
    ['https://c.org/', ['/c']],
    ['https://d.org/', ['/d']],
  ]);
  const store = {
    'https://a.org/': {day: '2026-11-27', status: 200, movedTo: 'https://new.org/'},
    'https://b.org/': {day: '2026-10-01', status: 404},
    'https://d.org/': {day: '2026-10-02', status: 0, error: 'ENOTFOUND'},
    'https://gone.org/': {day: '2026-10-01', status: 200},
  };
  const {rows, text, bars} = told([outsideSection(links, store)])['Links to other sites']!;
  expect(rows).toEqual([
    ['https://c.org/', 'never', 'never checked', '/c'],
    ['https://b.org/', '2026-10-01', '404', '/b, /c'],
    ['https://d.org/', '2026-10-02', 'ENOTFOUND', '/d'],
    ['https://a.org/', '2026-11-27', '200, moved to https://new.org/', '/a'],
  ]);
  expect(text).toMatch(/^4 links to other sites; 1 of them were never checked/);
  expect(bars).toContain('never: 1 links; 2026-10-01: 1 links');
});

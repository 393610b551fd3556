import {describe, expect, it} from 'vitest';
import type {SearchRequest} from '../../../../../src/search/client/port';
import type {SearchRecord} from '../../../../../src/search/records/record';
import {engineOf} from '../../../../support/engine';
import {page} from '../../../../support/records';

const records: SearchRecord[] = [
  page('Retention policies', 'How long communications are kept before deletion.'),
  page('Legal hold', 'A legal hold stops deletion until two people release it.'),
  page('Recorder certificate expired', 'FOC-2104 means that the certificate of a recorder has expired.'),
  page('Error codes', 'Look a code up.', {
    type: 'lvl3',
    hierarchy: {lvl1: 'Error codes', lvl3: 'FOC-2104: Recorder certificate expired'},
  }),
  page('Metadata missing', '', {
    type: 'lvl3',
    hierarchy: {lvl1: 'Error codes', lvl3: 'FOC-2105: SIPREC metadata missing'},
  }),
  page('Refunds', 'Take a payment back.', {
    language: 'de',
    docusaurus_tag: 'docs-transact',
    version: ['1.0'],
    hierarchy: {lvl0: 'Transact'},
  }),
  page('<Head> & "x"', 'Markup such as <script>alert(1)</script> is text.'),
  page('Café hours', 'When the café opens.'),
];

const engine = engineOf(records);
const ask = (query: string, options: Partial<SearchRequest> = {}) =>
  engine.answer({indexName: 'help-uk', query, ...options});
const titles = async (query: string, options?: Partial<SearchRequest>) =>
  (await ask(query, options)).hits.map(({hierarchy}) => hierarchy.lvl3 ?? hierarchy.lvl1);

describe('matching', () => {
  it('finds whole words, whatever their case and accents', async () => {
    expect((await titles('LEGAL'))[0]).toBe('Legal hold');
    expect((await titles('cafe'))[0]).toBe('Café hours');
  });

  it('finds the beginning of a word', async () => {
    expect((await titles('reten'))[0]).toBe('Retention policies');
  });

  it.each([
    ['retension', 'Retention policies'],
    ['certifcate', 'Recorder certificate expired'],
    ['refnuds', 'Refunds'],
  ])('forgives the slip in "%s"', async (query, title) => {
    expect(await titles(query)).toContain(title);
  });

  it('knows a page by its name in the menu', async () => {
    const named = page('Set or change a policy', 'Text.', {label: 'Retention'});
    const both = engineOf([page('Retention policy reference', 'Text.'), named]);
    const {hits} = await both.answer({indexName: 'help-uk', query: 'retention'});
    expect(hits[0]?.url).toBe(named.url);
  });

  it('puts a title before a mention', async () => {
    expect((await titles('deletion hold'))[0]).toBe('Legal hold');
    expect((await titles('retention'))[0]).toBe('Retention policies');
  });

  it.each(['FOC-2104', 'foc-2104', 'foc 2104', '2104'])(
    'puts the section of an error code first for "%s"',
    async (query) => {
      expect((await titles(query))[0]).toBe('FOC-2104: Recorder certificate expired');
    },
  );

  it.each(['', '   ', '?!'])('gives nothing for "%s"', async (query) => {
    expect(await ask(query)).toEqual({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});
  });
});

it.each([
  [['language:en', 'docusaurus_tag:docs-transact'], []],
  [['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-transact']], ['Refunds']],
  [['hierarchy.lvl0:Transact'], ['Refunds']],
])('facet filters must all hold, any of an inner list: %j', async (facetFilters, found) => {
  expect(await titles('refunds', {facetFilters})).toEqual(found);
});

it('pages give every hit once', async () => {
  const many = engineOf(Array.from({length: 45}, (_, number) => page(`Report ${number}`, 'A report.')));
  const pages = await Promise.all(
    [0, 1, 2].map((number) => many.answer({indexName: 'help-uk', query: 'report', page: number})),
  );
  expect(pages[0]).toMatchObject({nbHits: 45, nbPages: 3, page: 0, hitsPerPage: 20});
  expect(new Set(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).size).toBe(45);
});

it('highlights and excerpts are escaped, save for the marks', async () => {
  const [hit] = (await ask('head markup')).hits;
  expect(hit?._highlightResult.hierarchy.lvl1).toEqual({
    value: '&lt;<mark>Head</mark>&gt; &amp; &quot;x&quot;',
    matchLevel: 'full',
  });
  const {objectID} = hit!;
  const excerpt = (await engine.excerpts('head markup', [objectID]))[objectID];
  expect(excerpt).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

describe('the files of the index', () => {
  it('have the same bytes in whatever order the pages come', () => {
    expect(engineOf([...records].reverse()).files).toEqual(engine.files);
  });

  it('are fetched as a query needs them', async () => {
    const large = engineOf(
      Array.from({length: 400}, (_, number) => page(`Topic ${number}`, `word${number} `.repeat(40))),
    );
    await large.answer({indexName: 'help-uk', query: 'word77', hitsPerPage: 5});
    expect(large.fetched.size).toBeLessThan(large.files.size / 4);
  });
});

import {describe, expect, it} from 'vitest';
import {answer, buildIndex, deserialise, serialise} from '../../../../src/search/embedded/engine';
import type {SearchRequest} from '../../../../src/search/port';
import type {SearchRecord} from '../../../../src/search/record';
import {page} from '../../../support/records';

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

const index = buildIndex(records);
const ask = (query: string, options: Partial<SearchRequest> = {}) =>
  answer(index, {indexName: 'help-uk', query, ...options});
const titles = (query: string, options?: Partial<SearchRequest>) =>
  ask(query, options).hits.map(({hierarchy}) => hierarchy.lvl3 ?? hierarchy.lvl1);

describe('matching', () => {
  it('finds whole words, whatever their case and accents', () => {
    expect(titles('LEGAL')[0]).toBe('Legal hold');
    expect(titles('cafe')[0]).toBe('Café hours');
  });

  it('finds the beginning of a word', () => {
    expect(titles('reten')[0]).toBe('Retention policies');
  });

  it.each([
    ['retension', 'Retention policies'],
    ['certifcate', 'Recorder certificate expired'],
    ['refnuds', 'Refunds'],
    ['lagal', 'Legal hold'],
  ])('forgives the slip in "%s"', (query, title) => {
    expect(titles(query)).toContain(title);
  });

  it('does not guess at short words', () => {
    expect(ask('xyz').hits).toEqual([]);
  });

  it('wants all words', () => {
    expect(titles('deletion release')).toEqual(['Legal hold']);
  });

  it('falls back to any word where no section has them all', () => {
    expect(titles('refunds retention').sort()).toEqual(['Refunds', 'Retention policies']);
  });

  it('puts a title before a mention', () => {
    expect(titles('deletion hold')[0]).toBe('Legal hold');
    expect(titles('retention')[0]).toBe('Retention policies');
  });

  it.each(['FOC-2104', 'foc-2104', 'foc 2104', '2104'])(
    'puts the section of an error code first for "%s"',
    (query) => {
      expect(titles(query)[0]).toBe('FOC-2104: Recorder certificate expired');
    },
  );

  it.each(['', '   ', '?!'])('gives nothing for "%s"', (query) => {
    expect(ask(query)).toEqual({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});
  });
});

describe('facet filters', () => {
  it('must all hold', () => {
    expect(titles('refunds', {facetFilters: ['language:en', 'docusaurus_tag:docs-transact']})).toEqual([]);
    expect(titles('refunds', {facetFilters: ['language:de', 'docusaurus_tag:docs-transact']})).toEqual([
      'Refunds',
    ]);
  });

  it('hold when any of an inner list does, as contextual search asks', () => {
    const facetFilters = ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-transact']];
    expect(titles('refunds', {facetFilters})).toEqual(['Refunds']);
  });

  it.each(['hierarchy.lvl0:Transact', 'version:1.0', 'type:lvl1'])('know %s', (filter) => {
    expect(titles('refunds', {facetFilters: [filter]})).toEqual(['Refunds']);
  });

  it('act before the fallback to any word', () => {
    expect(titles('deletion release', {facetFilters: ['language:de']})).toEqual([]);
  });
});

describe('paging', () => {
  const many = buildIndex(Array.from({length: 45}, (_, number) => page(`Report ${number}`, 'A report.')));
  const pageOf = (number: number) => answer(many, {indexName: 'help-uk', query: 'report', page: number});

  it('counts hits and pages', () => {
    expect(pageOf(0)).toMatchObject({nbHits: 45, nbPages: 3, page: 0, hitsPerPage: 20});
  });

  it('gives every hit once', () => {
    const found = [0, 1, 2].flatMap((number) => pageOf(number).hits.map(({objectID}) => objectID));
    expect([found.length, new Set(found).size]).toEqual([45, 45]);
  });

  it('gives nothing after the last page', () => {
    expect(pageOf(3).hits).toEqual([]);
  });

  it('takes the size that the request asks for', () => {
    expect(answer(many, {indexName: 'help-uk', query: 'report', hitsPerPage: 7})).toMatchObject({
      nbPages: 7,
      hitsPerPage: 7,
    });
  });
});

describe('highlights', () => {
  it('are escaped, save for the marks', () => {
    const [hit] = ask('head').hits;
    expect(hit?._highlightResult.hierarchy.lvl1).toEqual({
      value: '&lt;<mark>Head</mark>&gt; &amp; &quot;x&quot;',
      matchLevel: 'full',
    });
  });

  it('leave no markup in the text around a match', () => {
    const [hit] = ask('markup').hits;
    expect(hit?._snippetResult.content?.value).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('use the marks of the request', () => {
    const [hit] = ask('legal', {highlightPreTag: '<em>', highlightPostTag: '</em>'}).hits;
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<em>Legal</em> hold');
  });

  it('mark what the reader meant, not the slip', () => {
    const [hit] = ask('retension').hits;
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Retention</mark> policies');
  });

  it('say that a level did not match, and leave out empty levels', () => {
    const [hit] = ask('legal').hits;
    expect(hit?._highlightResult.hierarchy).toEqual({
      lvl0: {value: 'Focus', matchLevel: 'none'},
      lvl1: {value: '<mark>Legal</mark> hold', matchLevel: 'full'},
    });
  });

  it('call a hit "content" when only its text matched', () => {
    expect(ask('opens').hits[0]?.type).toBe('content');
    expect(ask('legal').hits[0]?.type).toBe('lvl1');
  });

  it('cut a long text to about twice the words that the request asks for', () => {
    const long = buildIndex([page('Long', `${'before '.repeat(200)}needle ${'after '.repeat(200)}`)]);
    const [hit] = answer(long, {
      indexName: 'help-uk',
      query: 'needle',
      attributesToSnippet: ['hierarchy.lvl1:5', 'content:15'],
    }).hits;
    const text = hit?._snippetResult.content?.value ?? '';
    expect(text).toMatch(/^…before .*<mark>needle<\/mark> .*after…$/);
    expect(text.split(/\s+/)).toHaveLength(30);
  });
});

describe('the index as a file', () => {
  it('has the same bytes for the same records', () => {
    expect(serialise(buildIndex(structuredClone(records)))).toBe(
      serialise(buildIndex(structuredClone(records))),
    );
  });

  it('reads the same twice', () => {
    const file = serialise(index);
    expect(serialise(deserialise(file))).toBe(serialise(deserialise(file)));
    expect(deserialise(file).records).toEqual(records);
  });

  it('answers as before', () => {
    const request = {indexName: 'help-uk', query: 'recorder certificate'};
    expect(answer(deserialise(serialise(index)), request)).toEqual(answer(index, request));
  });

  it('is refused when it is not JSON', () => {
    expect(() => deserialise('<!doctype html>')).toThrow(SyntaxError);
  });
});

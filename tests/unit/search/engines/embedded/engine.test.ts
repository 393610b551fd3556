import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openEngine} from '../../../../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../../../../src/search/engines/embedded/indexFormat';
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
    ['retenshun', 'Retention policies'],
    ['certifcate', 'Recorder certificate expired'],
    ['refnuds', 'Refunds'],
    ['lagal', 'Legal hold'],
  ])('forgives the slip in "%s"', async (query, title) => {
    expect(await titles(query)).toContain(title);
  });

  it('does not guess at short words', async () => {
    expect((await ask('xyz')).hits).toEqual([]);
  });

  it('puts sections with all words before those with some', async () => {
    expect((await titles('deletion release'))[0]).toBe('Legal hold');
  });

  it('falls back to any word where no section has them all', async () => {
    expect((await titles('refunds retention')).sort()).toEqual(['Refunds', 'Retention policies']);
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

describe('synonyms', () => {
  const texts = [
    page('Legal hold', 'Stops deletion.'),
    page('Sign in', 'With a password.'),
    page('Audit log', 'Who did what.'),
  ];
  const synonyms = [
    ['legal hold', 'litigation hold', 'preservation'],
    ['sign in', 'login', 'log in'],
  ];
  const found = async (query: string) =>
    (await engineOf(texts, synonyms).answer({indexName: 'help-uk', query})).hits.map(
      ({hierarchy}) => hierarchy.lvl1,
    );

  it.each(['litigation hold', 'preservation'])('find a page by "%s"', async (query) => {
    expect((await found(query))[0]).toBe('Legal hold');
  });

  it('stand for each other as whole phrases, not by the one word that tells', async () => {
    expect(await found('login')).not.toContain('Audit log');
  });

  it('come after another spelling of the same word', async () => {
    const groups = [
      ['reviser', 'revisor'],
      ['revisor', 'editor'],
    ];
    const records = [page('Editor', ''), page('Reviser', ''), page('Refunds', '')];
    const {hits} = await engineOf(records, groups, [], 1).answer({indexName: 'x', query: 'revisor'});
    expect(hits.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Reviser', 'Editor']);
  });

  it('may hold words that tell nothing by themselves', async () => {
    const entered = page('Sign-in page', 'Where you login.');
    const {hits} = await engineOf([...texts, entered], synonyms).answer({
      indexName: 'help-uk',
      query: 'log in',
    });
    expect(hits.map(({hierarchy}) => hierarchy.lvl1)).toContain('Sign-in page');
  });
});

describe('facet filters', () => {
  it('must all hold', async () => {
    expect(await titles('refunds', {facetFilters: ['language:en', 'docusaurus_tag:docs-transact']})).toEqual(
      [],
    );
    expect(await titles('refunds', {facetFilters: ['language:de', 'docusaurus_tag:docs-transact']})).toEqual([
      'Refunds',
    ]);
  });

  it('hold when any of an inner list does, as contextual search asks', async () => {
    const facetFilters = ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-transact']];
    expect(await titles('refunds', {facetFilters})).toEqual(['Refunds']);
  });

  it.each(['hierarchy.lvl0:Transact', 'version:1.0'])('know %s', async (filter) => {
    expect(await titles('refunds', {facetFilters: [filter]})).toEqual(['Refunds']);
  });

  it('act before the fallback to any word', async () => {
    expect(await titles('deletion release', {facetFilters: ['language:de']})).toEqual([]);
  });
});

describe('paging', () => {
  const many = engineOf(Array.from({length: 45}, (_, number) => page(`Report ${number}`, 'A report.')));
  const pageOf = (number: number) => many.answer({indexName: 'help-uk', query: 'report', page: number});

  it('counts hits and pages', async () => {
    expect(await pageOf(0)).toMatchObject({nbHits: 45, nbPages: 3, page: 0, hitsPerPage: 20});
  });

  it('gives every hit once', async () => {
    const pages = await Promise.all([0, 1, 2].map(pageOf));
    const found = pages.flatMap(({hits}) => hits.map(({objectID}) => objectID));
    expect([found.length, new Set(found).size]).toEqual([45, 45]);
  });

  it.each([7, 20, 30])(
    'gives every hit once where texts change the order, %i a page',
    async (hitsPerPage) => {
      const varied = engineOf(
        Array.from({length: 90}, (_, number) =>
          page(
            `Topic ${number}`,
            `${'other '.repeat(number % 11)}report ${number % 11 > 5 ? 'weekly' : 'yet weekly'}`,
          ),
        ),
      );
      const ask = (number: number) =>
        varied.answer({indexName: 'help-uk', query: 'report weekly', page: number, hitsPerPage});
      const {nbHits, nbPages} = await ask(0);
      const pages = await Promise.all(Array.from({length: nbPages}, (_, number) => ask(number)));
      const found = pages.flatMap(({hits}) => hits.map(({objectID}) => objectID));
      expect([found.length, new Set(found).size]).toEqual([nbHits, nbHits]);
    },
  );

  it('gives nothing after the last page', async () => {
    expect((await pageOf(3)).hits).toEqual([]);
  });

  it('takes the size that the request asks for', async () => {
    expect(await many.answer({indexName: 'help-uk', query: 'report', hitsPerPage: 7})).toMatchObject({
      nbPages: 7,
      hitsPerPage: 7,
    });
  });
});

describe('highlights', () => {
  it('are escaped, save for the marks', async () => {
    const [hit] = (await ask('head')).hits;
    expect(hit?._highlightResult.hierarchy.lvl1).toEqual({
      value: '&lt;<mark>Head</mark>&gt; &amp; &quot;x&quot;',
      matchLevel: 'full',
    });
  });

  it('use the marks of the request', async () => {
    const [hit] = (await ask('legal', {highlightPreTag: '<em>', highlightPostTag: '</em>'})).hits;
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<em>Legal</em> hold');
  });

  it('mark what the reader meant, not the slip', async () => {
    const [hit] = (await ask('retension')).hits;
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Retention</mark> policies');
  });

  it('say that a level did not match, and leave out empty levels', async () => {
    const [hit] = (await ask('legal')).hits;
    expect(hit?._highlightResult.hierarchy).toEqual({
      lvl0: {value: 'Focus', matchLevel: 'none'},
      lvl1: {value: '<mark>Legal</mark> hold', matchLevel: 'full'},
    });
  });

  it('call a hit "content" when only its text matched', async () => {
    expect((await ask('opens')).hits[0]?.type).toBe('content');
    expect((await ask('legal')).hits[0]?.type).toBe('lvl1');
  });
});

describe('excerpts', () => {
  const excerptOf = async (asked: typeof engine, query: string) => {
    const [hit] = (await asked.answer({indexName: 'help-uk', query})).hits;
    return (await asked.excerpts(query, [hit?.objectID ?? '']))[hit?.objectID ?? ''] ?? '';
  };

  it('leave no markup in the text around a match', async () => {
    expect(await excerptOf(engine, 'markup')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('are two lines of a long text', async () => {
    const long = engineOf([page('Long', `${'before '.repeat(200)}needle ${'after '.repeat(200)}`)]);
    const text = await excerptOf(long, 'needle');
    expect(text).toMatch(/^…before .*<mark>needle<\/mark> .*after…$/);
    expect(text.split(' ')).toHaveLength(28);
  });

  it('are fetched for the rows that are shown, not to rank', async () => {
    const asked = engineOf(records);
    const {hits} = await asked.answer({indexName: 'help-uk', query: 'opens'});
    const texts = () => [...asked.fetched].filter((file) => file.includes('/text-'));
    expect(texts()).toEqual([]);
    await asked.excerpts('opens', [hits[0]?.objectID ?? '']);
    expect(texts()).toHaveLength(1);
  });
});

describe('the files of the index', () => {
  const twice = () => engineOf(structuredClone(records)).files;

  it('have the same bytes for the same records', () => {
    expect([...twice()]).toEqual([...twice()]);
  });

  it('have the same bytes in whatever order the pages come', () => {
    expect(engineOf([...records].reverse()).files).toEqual(engine.files);
  });

  it('stand in another folder when a word changes', () => {
    const [first, ...rest] = records;
    const changed = engineOf([{...(first as SearchRecord), content: 'Another text.'}, ...rest]).files;
    const folder = (files: ReadonlyMap<string, string>) => path.dirname([...files.keys()].at(-1) ?? '');
    expect(folder(changed)).not.toBe(folder(engine.files));
  });

  it('are fetched as a query needs them', async () => {
    const large = engineOf(
      Array.from({length: 400}, (_, number) => page(`Topic ${number}`, `word${number} `.repeat(40))),
    );
    await large.answer({indexName: 'help-uk', query: 'word77', hitsPerPage: 5});
    expect(large.fetched.size).toBeLessThan(large.files.size / 4);
  });

  it('that cannot be had fail the query, and are asked for again by the next', async () => {
    let isOnline = false;
    const {files} = engine;
    const entry = JSON.parse(files.get(entryPath) ?? '') as IndexEntry;
    const flaky = openEngine(entry, (file) =>
      isOnline ? Promise.resolve(JSON.parse(files.get(file) ?? '')) : Promise.reject(new Error('offline')),
    );
    await expect(flaky.answer({indexName: 'help-uk', query: 'legal'})).rejects.toThrow('offline');
    isOnline = true;
    expect((await flaky.answer({indexName: 'help-uk', query: 'legal'})).hits).not.toEqual([]);
  });
});

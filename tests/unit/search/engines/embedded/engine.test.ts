import {describe, expect, it} from 'vitest';
import type {Question} from '../../../../../src/search/engines/embedded/engine';
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
  page('Refunds', 'Take a payment back.', {
    language: 'de',
    docusaurus_tag: 'docs-transact',
    hierarchy: {lvl0: 'Transact'},
  }),
  page('<Head> & "x"', 'Markup such as <script>alert(1)</script> is text.'),
  page('Café hours', 'When the café opens.'),
];

const engine = engineOf(records, [['legal hold', 'litigation hold', 'preservation']], ['cose']);
const ask = (query: string, options: Partial<Question> = {}) => engine.answer({query, ...options});
const titles = (query: string, options?: Partial<Question>) =>
  ask(query, options).hits.map(({hierarchy}) => hierarchy.lvl3 ?? hierarchy.lvl1);

describe('what comes first', () => {
  it.each([
    ['LEGAL', 'Legal hold'],
    ['cafe', 'Café hours'],
    ['reten', 'Retention policies'],
    ['refunded', 'Refunds'],
    ['deletion hold', 'Legal hold'],
    ['preservation', 'Legal hold'],
    ['litigation hold', 'Legal hold'],
    ['FOC-2104', 'FOC-2104: Recorder certificate expired'],
    ['foc 2104', 'FOC-2104: Recorder certificate expired'],
    ['2104', 'FOC-2104: Recorder certificate expired'],
  ])('%s: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('a page by its name in the menu', () => {
    const named = page('Set or change a policy', 'Text.', {label: 'Retention'});
    const both = engineOf([page('Retention policy reference', 'Text.'), named]);
    expect(both.answer({query: 'retention'}).hits[0]?.url).toBe(named.url);
  });

  it('a section for words that it shares with the title of its page', () => {
    const inPage = (title: string, content: string) =>
      page('Sign-on', content, {
        ...{anchor: 'x', url_without_anchor: 'https://help.example.co.uk/docs/Sign-on', type: 'lvl2'},
        ...{hierarchy: {lvl1: 'Sign-on', lvl2: title}, weight: {pageRank: 100, level: 80, position: 1}},
      });
    const many = engineOf([
      page('Sign-on', 'How people sign in.'),
      inPage('Certificate', 'Renew it every year.'),
      page('Recorder', 'A certificate for recorders.'),
    ]);
    const {hits} = many.answer({query: 'sign-on certificate'});
    expect(hits[0]?.hierarchy).toMatchObject({lvl1: 'Sign-on', lvl2: 'Certificate'});
  });
});

describe('corrections', () => {
  it.each([
    ['retension polices', 'retention policies'],
    ['certifcate', 'certificate'],
    ['refnuds', 'refunds'],
    ['retensho', 'retention'],
  ])('%s: %s', (query, corrected) => {
    expect(ask(query).corrected).toBe(corrected);
  });

  it.each(['cose', 'LEGEL', 'foc9999', 'foc-2109'])('leave %s alone', (query) => {
    expect(ask(query)).toMatchObject({nbHits: 0, hits: []});
  });

  it('are not made when the reader asks for the words as they are', () => {
    expect(ask('retension', {isLiteral: true})).toMatchObject({nbHits: 0, hits: []});
  });

  it('leave a query alone of which too little is known, and name what comes nearest', () => {
    const {nbHits, nearest} = ask('certificate kubernetes helm chart');
    expect(nbHits).toBe(0);
    expect(nearest?.map(({hierarchy}) => hierarchy.lvl1)).toContain('Recorder certificate expired');
  });
});

it.each(['', '   ', '?!'])('gives nothing for "%s"', (query) => {
  expect(ask(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
});

it.each([
  [['language:en', 'docusaurus_tag:docs-transact'], []],
  [['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-transact']], ['Refunds']],
  [['hierarchy.lvl0:Focus'], []],
])('facet filters must all hold, any of an inner list: %j', (facetFilters, found) => {
  expect(titles('refunds', {facetFilters})).toEqual(found);
});

it('areas are counted, whichever is shown', () => {
  const many = engineOf([
    page('Refund a call', ''),
    page('Refund', '', {hierarchy: {lvl0: 'Transact'}}),
    page('Refunds of cards', '', {hierarchy: {lvl0: 'Transact'}}),
  ]);
  const counts = [
    {area: 'Transact', count: 2},
    {area: 'Focus', count: 1},
  ];
  expect(many.answer({query: 'refund'})).toMatchObject({nbHits: 3, areas: counts});
  expect(many.answer({query: 'refund', area: 'Focus'})).toMatchObject({nbHits: 1, areas: counts});
});

it('pages give every hit once', () => {
  const many = engineOf(Array.from({length: 145}, (_, number) => page(`Report ${number}`, 'A report.')));
  const pages = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => many.answer({query: 'report', page: number}));
  expect(pages[0]).toMatchObject({nbHits: 145, nbPages: 8, page: 0});
  expect(new Set(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).size).toBe(145);
});

it('highlights and excerpts are escaped, save for the marks', async () => {
  const [hit] = ask('head markup').hits;
  expect(hit?.marked?.lvl1).toBe('&lt;<mark>Head</mark>&gt; &amp; "x"');
  const {objectID} = hit!;
  expect(await engine.excerpts([objectID])).toEqual({
    [objectID]: '<mark>Markup</mark> such as &lt;script&gt;alert(1)&lt;/script&gt; is text.',
  });
});

it('an excerpt is cut around the most different words of the query', async () => {
  const text = `${'deletion '.repeat(60)}a hold stops deletion ${'and so on '.repeat(60)}`;
  const long = engineOf([page('Long', text)]);
  const [hit] = long.answer({query: 'hold deletion long'}).hits;
  const excerpt = (await long.excerpts([hit!.objectID]))[hit!.objectID];
  expect(excerpt).toMatch(/^….*<mark>hold<\/mark> stops.*…$/);
});

it('the files of the index have the same bytes in whatever order the pages come', () => {
  expect(engineOf([...records].reverse()).files).toEqual(engineOf(records).files);
});

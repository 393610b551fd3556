/** What an answer says beside its hits: corrections, operators, areas, repetitions. */
import {describe, expect, it} from 'vitest';
import type {SearchRequest} from '../../../../../src/search/client/port';
import {engineOf} from '../../../../support/engine';
import {page} from '../../../../support/records';

const records = [
  page('Retention policies', 'How long communications are kept before deletion.'),
  page('Legal hold', 'A legal hold stops deletion until two people release it.'),
  page('Recorder certificate expired', 'FOC-2104 means that the certificate of a recorder has expired.'),
  page('Refunds', 'Take a payment back.', {hierarchy: {lvl0: 'Transact'}}),
];

const engine = engineOf(records);
const ask = (query: string, options: Partial<SearchRequest> = {}) =>
  engine.answer({indexName: 'help-uk', query, ...options});
const titles = async (query: string) => (await ask(query)).hits.map(({hierarchy}) => hierarchy.lvl1);

describe('corrections', () => {
  const withAcronyms = engineOf([...records, page('Back off', 'Wait, then go back.')], [], ['rbac']);
  const asked = (query: string, options: Partial<SearchRequest> = {}) =>
    withAcronyms.answer({indexName: 'help-uk', query, ...options});

  it('are told', async () => {
    expect((await asked('retension polices')).corrected).toBe('retention policies');
    expect((await asked('retention')).corrected).toBeUndefined();
  });

  it('are not made of acronyms, of words in capitals, or of words with digits', async () => {
    for (const query of ['rbac', 'LEGEL', 'foc9999'])
      expect(await asked(query), query).toMatchObject({nbHits: 0, hits: []});
  });

  it('leave a query alone of which too little is known, and name what comes nearest', async () => {
    const {nbHits, nearest} = await asked('certificate kubernetes helm chart');
    expect(nbHits).toBe(0);
    expect(nearest?.map(({hierarchy}) => hierarchy.lvl1)).toContain('Recorder certificate expired');
  });
});

describe('synonyms', () => {
  const synonyms = [['legal hold', 'litigation hold', 'preservation']];

  it.each(['litigation hold', 'preservation'])('find a page by "%s"', async (query) => {
    const {hits} = await engineOf(records, synonyms).answer({indexName: 'help-uk', query});
    expect(hits[0]?.hierarchy.lvl1).toBe('Legal hold');
  });
});

describe('operators', () => {
  it('keep a phrase together, in titles and texts', async () => {
    expect(await titles('"legal hold"')).toEqual(['Legal hold']);
    expect(await titles('"certificate of a recorder"')).toEqual(['Recorder certificate expired']);
    expect(await titles('"hold legal"')).toEqual([]);
  });

  it('leave out what has a word', async () => {
    expect(await titles('deletion')).toContain('Retention policies');
    expect(await titles('deletion -retention')).toEqual(['Legal hold']);
  });

  it('look at one product', async () => {
    expect(await titles('in:transact payment')).toEqual(['Refunds']);
    expect((await ask('in:transact deletion')).nbHits).toBe(0);
  });
});

describe('areas', () => {
  it('are counted, whichever is shown', async () => {
    const many = engineOf([
      page('Refund a call', ''),
      page('Refund', '', {hierarchy: {lvl0: 'Transact'}}),
      page('Refunds of cards', '', {hierarchy: {lvl0: 'Transact'}}),
    ]);
    const counts = [
      {area: 'Transact', count: 2},
      {area: 'Focus', count: 1},
    ];
    for (const facetFilters of [[], ['hierarchy.lvl0:Focus']])
      expect((await many.answer({indexName: 'x', query: 'refund', facetFilters})).areas).toEqual(counts);
  });
});

import {describe, expect, it} from 'vitest';
import type {FacetFilters} from '../../../../../src/search/client/port';
import {engineOf} from '../../../../support/engine';
import {page} from '../../../../support/records';

const engine = engineOf([
  page('Audit log', 'Who did what.'),
  page('The retention of records', 'How long records are kept.'),
  page('Reports', 'Counts.'),
  page('Remote recorders', 'Where they stand.'),
  page('Refunds', 'Give back.', {hierarchy: {lvl0: 'Transact'}}),
  page('Élan', 'An accent.'),
  ...['Radio', 'Range', 'Rates'].map((title) => page(title, '')),
]);

async function titles(query: string, facetFilters: FacetFilters = []) {
  const before = engine.fetched.size;
  const {hits, nbHits} = await engine.answer({indexName: 'help-uk', query, facetFilters});
  return {titles: hits.map(({hierarchy}) => hierarchy.lvl1), nbHits, files: engine.fetched.size - before};
}

describe('a first letter', () => {
  it('gives a few pages, whose titles begin with it, and needs no file', async () => {
    const found = await titles('r');
    expect(found).toEqual({titles: ['Radio', 'Range', 'Rates', 'Refunds'], nbHits: 4, files: 0});
  });

  it('may begin any telling word of a title, without accents', async () => {
    expect((await titles('L')).titles).toEqual(['Audit log']);
    expect((await titles('e')).titles).toEqual(['Élan']);
    expect((await titles('é')).titles).toEqual(['Élan']);
  });

  it('respects filters', async () => {
    expect((await titles('r', ['hierarchy.lvl0:Transact'])).titles).toEqual(['Refunds']);
  });

  it('marks the words that it begins, and escapes them', async () => {
    const [hit] = (await engine.answer({indexName: 'help-uk', query: 'a'})).hits;
    expect(hit?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Audit</mark> log');
  });

  it('is searched like any other query where no title has it', async () => {
    expect((await titles('k')).titles).toEqual(['The retention of records']);
  });
});

import {expect, it} from 'vitest';
import {measures, type Results} from '../../../bench/search/report';
import {resultOf} from '../../../bench/search/result';

const relevance = {queries: 2, mrr: 0.9, success1: 0.8, success5: 1};

const results: Results = {
  corpus: 'this site',
  building: new Map(),
  firstQuery: new Map([
    ['ours', {bytes: 60_000, requests: 6, kinds: []}],
    ['theirs', {bytes: 120_000, requests: 2, kinds: []}],
  ]),
  typing: new Map(),
  quality: new Map([['ours', {all: relevance, sealed: relevance, byClass: new Map()}]]),
};

it('gives a row for what was measured, with a dash where an engine has no figure', () => {
  const {tables, peers} = resultOf([results], ['ours', 'theirs']);
  expect(peers).toEqual(['ours', 'theirs']);
  const [table] = tables;
  expect(table?.title).toBe('this site');
  expect(table?.rows.find(({name}) => name === 'First query, KB from nginx')?.values).toEqual([60, 120]);
  expect(table?.rows.find(({name}) => name.startsWith('Relevance, sealed'))?.values).toEqual([0.9, null]);
  expect(table?.rows.length).toBeLessThan(measures.length);
  expect(table?.rows.some(({isPlotted}) => isPlotted)).toBe(true);
});

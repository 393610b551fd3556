/** The measures of the search as a result of the bench, to be published. */
import type {Result, Row as ResultRow} from '../report/result';
import {measures, type Results} from './report';

/** Drawn as bars as well: what a reader waits for, and whether the answer is right. */
const plotted = ['First query, KB from nginx', 'First query, requests', 'Relevance, sealed set, MRR@10'];

/**
 * @param all a table each
 * @param engines ours first
 */
export function resultOf(all: readonly Results[], engines: readonly string[]): Result {
  const rowsOf = (results: Results): ResultRow[] =>
    measures
      .map(({name, of, digits = 0}) => ({
        name,
        unit: '',
        digits,
        isPlotted: plotted.includes(name),
        values: engines.map((engine) => of(results, engine) ?? null),
      }))
      .filter(({values}) => values.some((value) => value !== null));
  return {
    part: 'search',
    about:
      'Our search beside MiniSearch and Pagefind on the same pages: what a first query brings, in bytes with their headers and in requests, and how often the right page is first. The judged searches of this site are in two sets: one that the search was made better with, and a sealed one that no keyword, question or synonym may quote.',
    peers: [...engines],
    tables: all.map((results) => ({title: results.corpus, rows: rowsOf(results)})),
  };
}

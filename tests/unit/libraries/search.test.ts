/** Why the search has an engine of its own: what MiniSearch, set up as in our bench, does with the same records. */
import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../../src/search/records/record';
import {mini} from '../../bench/search/mini';
import {indexPath, options, searchOptions} from '../../bench/search/mini-options';
import {engineOf} from '../../support/engine';
import {page} from '../../support/records';

async function miniSearchOf(records: SearchRecord[]) {
  const {files} = await mini.build({records} as Parameters<typeof mini.build>[0]);
  const text = String(files.get(indexPath));
  const index = MiniSearch.loadJSON(text, options);
  return {
    bytes: Buffer.byteLength(text),
    files: files.size,
    titles: (query: string) => index.search(query, searchOptions).map(({title}) => title as string),
  };
}

const records = [
  page('Recorder certificate', 'FOC-2107 says that it has expired.'),
  page('Renew a certificate', 'Before it ends.'),
  page('SIPREC', 'A protocol for recorders.'),
  page('Place a legal hold', 'A hold stops deletion.'),
];

describe('a search that MiniSearch does not answer', () => {
  it.each([
    ['an error code without its hyphen', 'FOC2107', 'Recorder certificate'],
    ['another form of each word', 'renewing certificates', 'Renew a certificate'],
    ['two letters that changed places', 'sirpec', 'SIPREC'],
    ['a form of a short word', 'placing holds', 'Place a legal hold'],
  ])('%s', async (_name, query, title) => {
    const {hits} = await engineOf(records).answer({indexName: 'help', query});
    expect(hits[0]?.hierarchy.lvl1).toBe(title);
    expect((await miniSearchOf(records)).titles(query)).not.toContain(title);
  });
});

/** Pages of twenty words of their own each. */
const sized = (count: number) =>
  Array.from({length: count}, (_, number) =>
    page(
      `Page ${number}`,
      Array.from({length: 20}, (_, word) => `w${(number * 7919 + word * 104_729).toString(36)}`).join(' '),
    ),
  );

it("a first query brings the whole of MiniSearch's index, and a part of ours", async () => {
  const cost = async (count: number) => {
    const corpus = sized(count);
    const theirs = await miniSearchOf(corpus);
    const ours = engineOf(corpus);
    await ours.answer({indexName: 'help', query: 'page 7', hitsPerPage: 5});
    const fetched = [...ours.fetched].map((path) => Buffer.byteLength(ours.files.get(path) ?? ''));
    return {files: theirs.files, theirs: theirs.bytes, ours: fetched.reduce((sum, bytes) => sum + bytes, 0)};
  };
  const [small, large] = [await cost(100), await cost(800)];
  expect([small.files, large.files]).toEqual([1, 1]);
  expect(large.theirs / small.theirs).toBeGreaterThan(7);
  expect(large.ours / small.ours).toBeLessThan(4);
});

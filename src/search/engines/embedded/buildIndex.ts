/** Builds the index files from search records, deterministically. */
import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../records/record';
import {facetOf, writeFragments} from './fragments';
import {entryPath, folderOf, type IndexEntry} from './indexFormat';
import {compare, type IndexFiles} from './splitIntoFiles';
import {writeDictionary} from './postings';

/** Sections of a page stay in order; pages with the same facets stand together. */
function inOrder(records: readonly SearchRecord[]): SearchRecord[] {
  return records
    .map((record) => ({record, key: `${JSON.stringify(facetOf(record))}\0${record.url_without_anchor}`}))
    .sort(
      (one, other) =>
        compare(one.key, other.key) || one.record.weight.position - other.record.weight.position,
    )
    .map(({record}) => record);
}

/**
 * @param found records of all pages, in any order
 * @param synonyms groups of words or phrases that mean the same
 * @returns site path and content of each file
 */
export function buildIndex(
  found: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): Map<string, string> {
  const records = inOrder(found);
  const files: IndexFiles = new Map();
  const rest: Omit<IndexEntry, 'build'> = {
    site: records[0] ? new URL(records[0].url).origin : '',
    sections: records.length,
    ...writeFragments(records, files),
    synonyms,
    ...writeDictionary(records, files),
  };
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [name, content] of files) hash.update(`${name}\0${content}\0`);
  const build = hash.digest('hex').slice(0, 12);
  return new Map([
    [entryPath, JSON.stringify({build, ...rest} satisfies IndexEntry)],
    ...[...files].map(([name, content]) => [`${folderOf(build)}/${name}`, content] as const),
  ]);
}

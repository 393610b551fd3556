/** Builds the index files from search records, deterministically. */
import {createHash} from 'node:crypto';
import {partition} from 'lodash';
import {isSearched, type SearchRecord} from '../../records/record';
import {foldEqual} from './foldEqual';
import {entryPath, folderOf, type IndexEntry} from './indexFormat';
import {writePages} from './pages';
import {writeDictionary} from './postings';
import {compare, type IndexFiles} from './splitIntoFiles';
import {writeTexts} from './texts';

/** Characters of a file that stands in the entry. */
const mostBeside = 1_500;

/** Sections of a page stay in order. */
function inOrder(records: readonly SearchRecord[]): SearchRecord[] {
  return [...records].sort(
    (one, other) =>
      compare(one.url_without_anchor, other.url_without_anchor) ||
      one.weight.position - other.weight.position,
  );
}

/** `synonyms`: groups of words or phrases that mean the same; `acronyms`: words that are never taken for others. */
export type Vocabulary = Pick<IndexEntry, 'synonyms' | 'spellings' | 'acronyms'>;

/**
 * @param found records of all pages, in any order
 * @param beside name and JSON of files that belong into the folder of the index
 * @returns site path and content of each file
 */
export function buildIndex(
  found: readonly SearchRecord[],
  vocabulary: Vocabulary,
  beside: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const sections = foldEqual(inOrder(found.filter(isSearched)));
  const records = sections.map(({record}) => record);
  const [small, large] = partition([...beside], ([, content]) => content.length <= mostBeside);
  const files: IndexFiles = new Map(large);
  const rest: Omit<IndexEntry, 'build'> = {
    site: records[0] ? new URL(records[0].url).origin : '',
    ...writePages(sections, files),
    textPacks: writeTexts(records, files),
    ...vocabulary,
    beside: Object.fromEntries(small.map(([name, content]) => [name, JSON.parse(content) as unknown])),
    ...writeDictionary(records, vocabulary.synonyms, files),
  };
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [name, content] of files) hash.update(`${name}\0${content}\0`);
  const build = hash.digest('hex').slice(0, 12);
  return new Map([
    [entryPath, JSON.stringify({build, ...rest} satisfies IndexEntry)],
    ...[...files].map(([name, content]) => [`${folderOf(build)}/${name}`, content] as const),
  ]);
}

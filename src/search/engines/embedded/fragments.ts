/** From records to the texts of the index: what a hit shows, in files that a query fetches. */
import {levels, titleOf, type SearchRecord} from '../../records/record';
import {initialsOf} from './initials';
import {fileOf, type IndexEntry, type Facet, type SectionRun, type IndexSection} from './indexFormat';
import {splitIntoFiles, startsOf, type IndexFiles} from './splitIntoFiles';

/** Characters of JSON in a fragment: enough to compress, few enough that a query fetches little it does not need. */
const size = 1_400;

export function facetOf(record: SearchRecord): Facet {
  const {hierarchy, language, docusaurus_tag: tag, version} = record;
  return {area: hierarchy.lvl0 ?? '', language, tag, version};
}

/** Run-length encoding. */
function runLengths<T>(items: readonly T[]): {item: T; length: number}[] {
  const runs: {item: T; length: number}[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.item === item) last.length += 1;
    else runs.push({item, length: 1});
  }
  return runs;
}

function sectionOf(record: SearchRecord): IndexSection {
  const {type, anchor, content, keywords, weight} = record;
  const depth = Math.max(1, levels.indexOf(type));
  const section: IndexSection = [depth, titleOf(record), anchor ?? 0, content ?? 0, weight.position];
  if (keywords) section[5] = keywords;
  return section;
}

/** Splits consecutive sections of one page into runs that fit into a fragment. */
function runsOf(records: readonly SearchRecord[], facets: readonly number[]): SectionRun[] {
  const runs: SectionRun[] = [];
  let length = 0;
  records.forEach((record, index) => {
    const path = new URL(record.url_without_anchor).pathname;
    const section = sectionOf(record);
    if (runs.at(-1)?.path !== path || length > size) {
      length = 0;
      const above = levels.slice(1, section[0]).map((level) => record.hierarchy[level]);
      runs.push({path, facet: facets[index] ?? 0, above, sections: []});
    }
    runs.at(-1)?.sections.push(section);
    length += (record.content?.length ?? 0) + section[1].length;
  });
  return runs;
}

/** @returns the part of the index entry about the texts; the fragments are added to `files` */
export function writeFragments(
  records: readonly SearchRecord[],
  files: IndexFiles,
): Pick<IndexEntry, 'facets' | 'facetRuns' | 'pages' | 'fragments' | 'initials'> {
  const keys = records.map((record) => JSON.stringify(facetOf(record)));
  const distinct = [...new Set(keys)];
  const numbers = keys.map((key) => distinct.indexOf(key));
  const runs = runsOf(records, numbers);
  const counts = splitIntoFiles(runs, size, files, fileOf.fragment);
  const sectionsIn = (start: number, count: number) =>
    runs.slice(start, start + count).reduce((sum, {sections}) => sum + sections.length, 0);
  const starts = startsOf(counts);
  return {
    facets: distinct.map((key) => JSON.parse(key) as Facet),
    facetRuns: runLengths(numbers).flatMap(({item, length}) => [length, item]),
    pages: runLengths(records.map(({url_without_anchor: url}) => url)).map(({length}) => length),
    initials: initialsOf(records, numbers),
    fragments: counts.map((count, fragment) => sectionsIn(starts[fragment] ?? 0, count)),
  };
}

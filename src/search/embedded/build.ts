/** From records to the files of the index. The same records give the same bytes. */
import {createHash} from 'node:crypto';
import {levels, titleOf, type SearchRecord} from '../record';
import {encode} from './dictionary';
import {impactsOf} from './impact';
import {
  entryPath,
  fileOf,
  folderOf,
  levelOf,
  partOf,
  signOf,
  type Entry,
  type Facet,
  type Part,
  type Run,
  type Section,
  type Shard,
} from './layout';

/** Characters of JSON in a file: enough to compress well, few enough that a query fetches little it does not need. */
const sizes = {shard: 4_000, fragment: 2_000, dictionaryInEntry: 80_000};

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function facetOf(record: SearchRecord): Facet {
  const {hierarchy, language, docusaurus_tag: tag, version} = record;
  return {area: hierarchy.lvl0 ?? '', language, tag, version};
}

/** Sections of a page stay in order; pages with the same facets stand together. */
function inOrder(records: readonly SearchRecord[]): SearchRecord[] {
  const key = (record: SearchRecord) => `${JSON.stringify(facetOf(record))}\0${record.url_without_anchor}`;
  return records
    .map((record) => ({record, key: key(record)}))
    .sort(
      (one, other) =>
        compare(one.key, other.key) || one.record.weight.position - other.record.weight.position,
    )
    .map(({record}) => record);
}

type Posting = {sections: number[]; impacts: number[]; inTitle: boolean};

function postingsOf(records: readonly SearchRecord[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  records.forEach((record, section) => {
    for (const [term, {impact, inTitle}] of impactsOf(record)) {
      let posting = postings.get(term);
      if (!posting) postings.set(term, (posting = {sections: [], impacts: [], inTitle: false}));
      posting.sections.push(section);
      posting.impacts.push(levelOf(impact));
      posting.inTitle ||= inTitle;
    }
  });
  return postings;
}

const differences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Cuts a list into pieces of about `size` characters of JSON. */
function cut<T>(items: readonly T[], size: number): T[][] {
  const pieces: T[][] = [];
  let room = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    if (room < length || pieces.length === 0) {
      pieces.push([]);
      room = size;
    }
    pieces.at(-1)?.push(item);
    room -= length;
  }
  return pieces;
}

type Files = Map<string, unknown>;

function addDictionary(
  postings: ReadonlyMap<string, Posting>,
  files: Files,
): Pick<Entry, 'parts' | 'dictionary'> {
  const terms = [...postings.keys()].sort(compare);
  const length = terms.reduce((sum, term) => sum + term.length + 2, 0);
  const isSmall = length <= sizes.dictionaryInEntry;
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    const part = isSmall ? 'all' : partOf(term);
    const group = groups.get(part);
    if (group) group.push(term);
    else groups.set(part, [term]);
  }
  let last: Part | undefined;
  for (const [name, group] of groups) {
    const list = group.map((term) => postings.get(term) as Posting);
    const shards: Shard[] = cut(
      list.map(({sections, impacts}) => [...differences(sections), ...impacts]),
      sizes.shard,
    );
    let first = 0;
    last = {
      terms: encode(group),
      signs: list.map(({sections, inTitle}) => signOf(sections.length, inTitle)).join(''),
      shards: shards.map((shard, index) => {
        files.set(fileOf.shard(name, index), shard);
        const start = first;
        first += shard.length;
        return start;
      }),
    };
    if (!isSmall) files.set(fileOf.part(name), last);
  }
  return isSmall && last ? {parts: ['all'], dictionary: last} : {parts: [...groups.keys()]};
}

/** Runs of one page, each small enough for a fragment. */
function runsOf(records: readonly SearchRecord[], facetAt: readonly number[]): Run[] {
  const runs: Run[] = [];
  let length = 0;
  records.forEach((record, index) => {
    const {type, anchor, content, keywords, hierarchy, weight} = record;
    const path = new URL(record.url_without_anchor).pathname;
    const depth = Math.max(1, levels.indexOf(type));
    const isNew = runs.at(-1)?.path !== path;
    if (isNew || length > sizes.fragment) {
      length = 0;
      runs.push({
        path,
        facet: facetAt[index] ?? 0,
        above: levels.slice(1, depth).map((level) => hierarchy[level]),
        sections: [],
      });
    }
    const section: Section = [depth, titleOf(record), anchor ?? 0, content ?? 0, weight.position];
    if (keywords) section[5] = keywords;
    runs.at(-1)?.sections.push(section);
    length += (content?.length ?? 0) + titleOf(record).length;
  });
  return runs;
}

function addFragments(records: readonly SearchRecord[], facetAt: readonly number[], files: Files): number[] {
  return cut(runsOf(records, facetAt), sizes.fragment).map((fragment, index) => {
    files.set(fileOf.fragment(index), fragment);
    return fragment.reduce((sum, run) => sum + run.sections.length, 0);
  });
}

function pagesOf(records: readonly SearchRecord[]): number[] {
  const counts: number[] = [];
  records.forEach(({url_without_anchor: url}, index) => {
    if (records[index - 1]?.url_without_anchor === url) counts[counts.length - 1]! += 1;
    else counts.push(1);
  });
  return counts;
}

function facetsOf(records: readonly SearchRecord[]): {
  facets: Facet[];
  facetAt: number[];
  facetRuns: number[];
} {
  const numbers = new Map<string, number>();
  const facetRuns: number[] = [];
  const facetAt = records.map((record) => {
    const key = JSON.stringify(facetOf(record));
    const known = numbers.get(key);
    if (known === undefined) numbers.set(key, numbers.size);
    const number = known ?? numbers.size - 1;
    if (facetRuns.at(-1) === number) facetRuns[facetRuns.length - 2]! += 1;
    else facetRuns.push(1, number);
    return number;
  });
  return {facets: [...numbers.keys()].map((key) => JSON.parse(key) as Facet), facetAt, facetRuns};
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
  const files: Files = new Map();
  const {facets, facetAt, facetRuns} = facetsOf(records);
  const rest: Omit<Entry, 'build'> = {
    site: records[0] ? new URL(records[0].url).origin : '',
    sections: records.length,
    facets,
    facetRuns,
    pages: pagesOf(records),
    fragments: addFragments(records, facetAt, files),
    synonyms,
    ...addDictionary(postingsOf(records), files),
  };
  const written = [...files].map(([name, content]) => [name, JSON.stringify(content)] as const);
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const [name, content] of written) hash.update(`${name}\0${content}\0`);
  const build = hash.digest('hex').slice(0, 12);
  return new Map([
    [entryPath, JSON.stringify({build, ...rest})],
    ...written.map(([name, content]) => [`${folderOf(build)}/${name}`, content] as const),
  ]);
}

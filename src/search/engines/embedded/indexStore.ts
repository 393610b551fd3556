/** Fetches and caches the files of one build of the index. */
import {decode, type Dictionary} from './dictionary';
import {
  fileOf,
  folderOf,
  impactOf,
  dictionaryPartOf,
  type IndexEntry,
  type DictionaryPart,
  type SectionRun,
  type IndexSection,
  type PostingShard,
} from './indexFormat';
import {startsOf} from './splitIntoFiles';

/** @returns the parsed content of a file of the site; rejects when it cannot be fetched */
export type LoadFile = (path: string) => Promise<unknown>;

export type Postings = {sections: Uint32Array; impacts: Float32Array};

export type LocatedSection = {run: SectionRun; section: IndexSection; index: number};

const impacts = Float32Array.from({length: 32}, (_, level) => impactOf(level));

function postingsOf(posting: number[]): Postings {
  const count = posting.length / 2;
  const sections = new Uint32Array(count);
  let section = 0;
  for (let index = 0; index < count; index += 1) {
    section += posting[index] ?? 0;
    sections[index] = section;
  }
  return {
    sections,
    impacts: Float32Array.from({length: count}, (_, index) => impacts[posting[count + index] ?? 0] ?? 0),
  };
}

/** Binary search: index of the last number that is not greater than `value`. */
export function lastNotAbove(numbers: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A cache of promises; failures are not cached. */
function once<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let value = known.get(key);
    if (!value) {
      value = make(key);
      known.set(key, value);
      value.catch(() => known.delete(key));
    }
    return value;
  };
}

export type Store = ReturnType<typeof openStore>;

/** @param load fetches a file that the entry belongs to */
export function openStore(entry: IndexEntry, load: LoadFile) {
  const folder = folderOf(entry.build);
  const file = once((name) => load(`${folder}/${name}`));
  const firstOf = startsOf(entry.fragments);

  const part = once(async (name) =>
    decode(name, entry.dictionary ?? ((await file(fileOf.part(name))) as DictionaryPart)),
  );

  const posting = once(async (key) => {
    const [name = '', number = ''] = key.split(' ');
    const {shards} = await part(name);
    const shard = lastNotAbove(shards, Number(number));
    const lists = (await file(fileOf.shard(name, shard))) as PostingShard;
    return postingsOf(lists[Number(number) - (shards[shard] ?? 0)] ?? []);
  });

  const facetOf = new Uint8Array(entry.sections);
  let start = 0;
  for (let index = 0; index < entry.facetRuns.length; index += 2) {
    const end = start + (entry.facetRuns[index] ?? 0);
    facetOf.fill(entry.facetRuns[index + 1] ?? 0, start, end);
    start = end;
  }

  const pageOf = new Uint32Array(entry.sections);
  startsOf(entry.pages).forEach((first, page) => pageOf.fill(page, first, first + (entry.pages[page] ?? 0)));

  return {
    entry,
    facetOf,
    pageOf,

    /** The dictionary parts for the first letters of terms; without terms, all parts. */
    dictionaries(terms?: readonly string[]): Promise<Dictionary[]> {
      const wanted = terms && !entry.dictionary ? new Set(terms.map(dictionaryPartOf)) : undefined;
      return Promise.all(entry.parts.filter((name) => !wanted || wanted.has(name)).map(part));
    },

    postings: (dictionary: string, term: number): Promise<Postings> => posting(`${dictionary} ${term}`),

    async section(id: number): Promise<LocatedSection> {
      const fragment = lastNotAbove(firstOf, id);
      const runs = (await file(fileOf.fragment(fragment))) as SectionRun[];
      let index = id - (firstOf[fragment] ?? 0);
      for (const run of runs) {
        const section = run.sections[index];
        if (section) return {run, section, index};
        index -= run.sections.length;
      }
      throw new Error(`The index holds no section ${id}`);
    },
  };
}

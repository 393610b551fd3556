/** Fetches and caches the files of one build of the index. */
import {decode, type Dictionary} from './dictionary';
import {
  anchorOf,
  fileOf,
  folderOf,
  impactOf,
  dictionaryPartOf,
  smallParts,
  type IndexEntry,
  type DictionaryPart,
  type PostingPack,
  type TitlePack,
} from './indexFormat';
import {numbersOf} from './numbers';
import {startsOf} from './splitIntoFiles';

/** @returns the parsed content of a file of the site; rejects when it cannot be fetched */
export type LoadFile = (path: string, signal?: AbortSignal) => Promise<unknown>;

export type Postings = {sections: Uint32Array; impacts: Float32Array};

/** A section with what its row shows. */
export type Section = {
  id: number;
  /** 1 for the page, 2 to 6 below it. */
  depth: number;
  title: string;
  /** What the menu calls a page, where that is not its title. */
  label: string;
  anchor: string;
  /** Titles of levels 1 to `depth - 1`; a level without one is null. */
  above: readonly (string | null)[];
  /** How many equal sections it stands for besides itself. */
  folded: number;
};

const impacts = Float32Array.from({length: 4}, (_, level) => impactOf(level));

const noPostings: Postings = {sections: new Uint32Array(), impacts: new Float32Array()};

/** @returns the postings of each term of a pack */
function postingsOf({sections, levels}: PostingPack): Postings[] {
  let at = 0;
  return sections.split(' ').map((written) => {
    let id = 0;
    const ids = Uint32Array.from(numbersOf(written), (difference) => (id += difference));
    const own = Float32Array.from(levels.slice(at, at + ids.length), (level) => impacts[Number(level)] ?? 0);
    at += ids.length;
    return {sections: ids, impacts: own};
  });
}

/** @param first id of the first section of the pack */
function sectionsOf({titles, anchors, folded}: TitlePack, first: number): Section[] {
  const ids = anchors.split('\n');
  const counts = new Map(
    folded.flatMap((line, index) => (index % 2 === 0 ? [[line, folded[index + 1] ?? 0] as const] : [])),
  );
  const above: (string | null)[] = [];
  return titles.split('\n').map((line, index): Section => {
    const depth = Number(line.charAt(0));
    const title = line.slice(1);
    above.length = Math.min(above.length, depth - 1);
    while (above.length < depth - 1) above.push(null);
    const section = {
      id: first + index,
      depth,
      title,
      label: depth === 1 ? (ids[index] ?? '') : '',
      anchor: depth === 1 ? '' : ids[index] || anchorOf(title),
      above: [...above],
      folded: counts.get(index) ?? 0,
    };
    above.push(title);
    return section;
  });
}

/** Binary search: index of the last number that is not greater than `value`. */
function lastNotAbove(numbers: ArrayLike<number>, value: number): number {
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
function once<T>(
  make: (key: string, signal?: AbortSignal) => Promise<T>,
): (key: string, signal?: AbortSignal) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key, signal) => {
    let value = known.get(key);
    if (!value) {
      value = make(key, signal);
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
  const file = (name: string, signal?: AbortSignal) => load(`${folder}/${name}`, signal);

  const counts = entry.pages.map(([, , count]) => count);
  /** The first section of each page, which is the page itself. */
  const heads = Uint32Array.from(startsOf(counts));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const pageOf = new Uint32Array(total);
  heads.forEach((first, page) => pageOf.fill(page, first, first + (counts[page] ?? 0)));

  const written = once(async (name) =>
    name === smallParts.common && entry.dictionary
      ? entry.dictionary
      : ((await file(fileOf.part(name))) as DictionaryPart),
  );
  const part = once(async (name) => decode(name, await written(name), entry.synonyms));
  const pack = once(async (name) => postingsOf((await file(name)) as PostingPack));
  const inPart = once(async (name) => postingsOf((await written(name)).postings as PostingPack));

  const firstTitles = startsOf(entry.titlePacks);
  const titles = once(async (key) => {
    const number = Number(key);
    const found = entry.titles ?? ((await file(fileOf.titles(number))) as TitlePack);
    return sectionsOf(found, firstTitles[number] ?? 0);
  });

  const firstTexts = startsOf(entry.textPacks);
  const texts = once(async (name, signal) => (await file(name, signal)) as string[]);

  return {
    entry,
    total,
    heads,
    pageOf,

    /** The dictionary parts for terms: the common one, or those of their first letters; without terms, all parts. */
    dictionaries(terms?: readonly string[]): Promise<Dictionary[]> {
      const names = entry.dictionary ? [smallParts.common] : terms?.map(dictionaryPartOf);
      const wanted = terms && new Set(names);
      return Promise.all(entry.parts.filter((name) => !wanted || wanted.has(name)).map((name) => part(name)));
    },

    async postings(dictionary: string, term: number): Promise<Postings> {
      const {packs, places} = await part(dictionary);
      const place = places[term] ?? 0;
      if (packs.length === 0) return (await inPart(dictionary))[place] ?? noPostings;
      const number = lastNotAbove(packs, place);
      const lists = await pack(fileOf.pack(dictionary, number));
      return lists[place - (packs[number] ?? 0)] ?? noPostings;
    },

    async section(id: number): Promise<Section> {
      const number = lastNotAbove(firstTitles, id);
      const section = (await titles(String(number)))[id - (firstTitles[number] ?? 0)];
      if (!section) throw new Error(`The index holds no section ${id}`);
      return section;
    },

    /** The text of a section; empty for none. */
    async text(id: number, signal?: AbortSignal): Promise<string> {
      const number = lastNotAbove(firstTexts, id);
      return (await texts(fileOf.texts(number), signal))[id - (firstTexts[number] ?? 0)] ?? '';
    },
  };
}

/** The embedded engine: answers search requests from the index files. It uses no browser API. */
import type {FacetFilters, Hit, SearchRequest, SearchResult} from '../../client/port';
import {densestExcerpt, highlight} from '../../language/highlight';
import {memoised} from '../../language/memoise';
import {correct} from './correct';
import {expandQuery, type ExpandedWord} from './expandQuery';
import {hitOf} from './hit';
import {lettersOf, pagesFor} from './initials';
import type {IndexEntry, Facet} from './indexFormat';
import {readOperators} from './operators';
import {lookedUp, parseQuery, readSynonyms, type Query} from './parseQuery';
import {scorer, type Ranking} from './rank';
import {titleFactor} from './titleFactor';
import {termLookup} from './termLookup';
import type {Word} from '../../language/tokeniser';
import {openStore, type LoadFile, type Postings, type Section, type Store} from './indexStore';
import {holdingPhrases} from './phrases';

const areaFilter = 'hierarchy.lvl0:';

function valuesOf({area, language, tag, version}: Facet): Set<string> {
  return new Set([
    areaFilter + area,
    `language:${language}`,
    `docusaurus_tag:${tag}`,
    ...version.map((name) => `version:${name}`),
  ]);
}

/** @returns a predicate: whether a facet passes the filters */
function allowing({facets}: IndexEntry, filters: FacetFilters): (facet: number) => boolean {
  const allowed = facets.map((facet) => {
    const values = valuesOf(facet);
    return filters.every((filter) => [filter].flat().some((value) => values.has(value)));
  });
  return (facet) => allowed[facet] ?? false;
}

/** Fetches the postings of all terms at once. */
async function fetchPostings(store: Store, concepts: readonly ExpandedWord[]) {
  const fetched = new Map<string, Postings>();
  await Promise.all(
    concepts
      .flatMap(({alternatives}) => alternatives.flat())
      .map(async ({dictionary, index}) =>
        fetched.set(`${dictionary} ${index}`, await store.postings(dictionary, index)),
      ),
  );
  return (dictionary: string, index: number) => fetched.get(`${dictionary} ${index}`) as Postings;
}

/** Words to highlight: the words of the query that say something, and every term, but no part of a phrase, in their place. */
function wordsToMark(concepts: readonly ExpandedWord[], {words}: Query): Set<string> {
  const telling = concepts.filter(({isOptional}) => !isOptional);
  const single = telling.flatMap(({alternatives}) => alternatives.filter(({length}) => length === 1));
  const terms = single.flat().map(({term}) => term);
  return new Set([...terms, ...words.flatMap(({whole, parts}) => [whole, ...parts])]);
}

/** How many of the best sections are ordered by their titles at once: more when all titles are here already. */
const weighedOf = ({titles}: IndexEntry): number => (titles ? 60 : 20);

/** Share of a query that the best section has to match: below, it is no answer. */
const floor = 0.42;

/** Sections that are looked through for a phrase in quotation marks. */
const mostExact = 60;

/** Headings that are offered where nothing answers. */
const mostNearest = 4;

/** Words of an excerpt: two lines. */
const excerptWords = 28;

type Found = {query: Query; concepts: ExpandedWord[]; ranking: Ranking};

export type Engine = {
  /**
   * Answers one request. Hits have no texts: `excerpts` gives those of the rows that are shown.
   *
   * @returns hits best first; an empty query gives none
   * @throws the error of `load`
   */
  answer(request: SearchRequest): Promise<SearchResult>;
  /**
   * @param query that was answered before, as typed or as corrected
   * @param objectIDs of hits of its answer
   * @param signal ends the fetching of texts
   * @returns by `objectID`, HTML of the texts around the densest matches; a section without text is absent
   */
  excerpts(
    query: string,
    objectIDs: readonly string[],
    signal?: AbortSignal,
  ): Promise<Record<string, string>>;
};

/**
 * @param entry the entry of an index that `buildIndex` made
 * @param load fetches its other files
 */
export function openEngine(entry: IndexEntry, load: LoadFile): Engine {
  const store = openStore(entry, load);
  const {pageOf, heads} = store;
  const synonyms = readSynonyms(entry.synonyms, entry.spellings);
  const acronyms = new Set(entry.acronyms);
  const areas = [...new Set(entry.facets.map(({area}) => area))];
  const rank = scorer(store);
  const weighed = weighedOf(entry);
  const facetOf = (section: number) => entry.pages[pageOf[section] as number]?.[1] ?? 0;
  /** What was marked in the answers to the latest queries, and the sections of their hits. */
  const marked = memoised((): {matches: ReadonlySet<string>; sections: Map<string, number>} => ({
    matches: new Set(),
    sections: new Map(),
  }));

  type Scope = {passes: (section: number) => boolean; isShown: (section: number) => boolean; wanted: number};

  /** Looks a query up in the common words, and in all others when it has a word that is none of them. */
  async function lookupFor(query: Query, isWhole = false) {
    const common = termLookup(await store.dictionaries(lookedUp(query, synonyms)));
    const isCommon = ({whole}: Word) =>
      [...common.exact(whole), ...common.inflected(whole), ...(query.isOpen ? common.begun(whole) : [])]
        .length > 0;
    if (!isWhole && query.words.every(isCommon)) return common;
    return entry.dictionary || isWhole ? termLookup(await store.dictionaries()) : common;
  }

  async function find(text: string, {passes, isShown, wanted}: Scope, guesses = false): Promise<Found> {
    const query = parseQuery(text);
    const concepts = expandQuery(query, synonyms, await lookupFor(query, guesses), acronyms, guesses);
    const postings = await fetchPostings(store, concepts);
    return {query, concepts, ranking: rank(concepts, postings, passes, isShown, wanted)};
  }

  /** The query with its unknown words replaced by those that a reader may have meant. */
  async function corrected(text: string): Promise<string | undefined> {
    const query = parseQuery(text);
    const concepts = expandQuery(query, synonyms, await lookupFor(query), acronyms);
    const unknown = query.words.filter((_, at) => concepts[at]?.alternatives.length === 0);
    if (unknown.length === 0) return undefined;
    const open = query.isOpen ? query.words.at(-1) : undefined;
    return correct(text, unknown, open, acronyms, await lookupFor(query, true));
  }

  const isTerm = async (word: string) => termLookup(await store.dictionaries([word])).exact(word).length > 0;

  /** Sections that have a word. */
  async function sectionsWith(words: readonly string[]): Promise<Set<number>> {
    const lookup = termLookup(await store.dictionaries(words));
    const terms = words.flatMap((word) => [...lookup.exact(word), ...lookup.inflected(word)]);
    const lists = await Promise.all(terms.map(({dictionary, index}) => store.postings(dictionary, index)));
    return new Set(lists.flatMap(({sections}) => [...sections]));
  }

  /** Orders each block of the ranking by the titles of its sections; fixed blocks keep paging free of duplicates. */
  async function inOrder(text: string, best: Ranking['best']): Promise<Section[]> {
    const factor = titleFactor(text);
    const candidates = await Promise.all(
      best.map(async ({section, score}) => {
        const row = await store.section(section);
        return {row, score: score * factor(row)};
      }),
    );
    const blocks = Array.from({length: Math.ceil(candidates.length / weighed)}, (_, index) =>
      candidates
        .slice(index * weighed, (index + 1) * weighed)
        .sort((one, other) => other.score - one.score || one.row.id - other.row.id),
    );
    return blocks.flat().map(({row}) => row);
  }

  /** Number of sections in each area, the most first. */
  function countsOf(countOfPage: Iterable<readonly [page: number, count: number]>): SearchResult['areas'] {
    const counts = new Map<string, number>();
    for (const [page, count] of countOfPage) {
      const area = entry.facets[entry.pages[page]?.[1] ?? 0]?.area ?? '';
      counts.set(area, (counts.get(area) ?? 0) + count);
    }
    return [...counts]
      .map(([area, count]) => ({area, count}))
      .sort((one, other) => other.count - one.count || (one.area < other.area ? -1 : 1));
  }

  const headings = () => Promise.all([...heads].map((head) => store.section(head)));

  return {
    async answer(request) {
      const {
        query: typed,
        page = 0,
        hitsPerPage = 20,
        highlightPreTag: open = '<mark>',
        highlightPostTag: close = '</mark>',
      } = request;
      const asked = readOperators(typed, areas);
      const filters = [...(request.facetFilters ?? []), ...(asked.area ? [areaFilter + asked.area] : [])];
      const isArea = (filter: FacetFilters[number]) =>
        typeof filter === 'string' && filter.startsWith(areaFilter);
      const allows = allowing(
        entry,
        filters.filter((filter) => !isArea(filter)),
      );
      const allowsArea = allowing(entry, filters.filter(isArea));
      const start = page * hitsPerPage;
      const end = start + hitsPerPage;

      const rows = (sections: readonly Section[], matches: ReadonlySet<string>, as = typed): Hit[] => {
        const asked = [marked(typed), marked(as)];
        for (const known of asked) known.matches = matches;
        return sections.map((section) => {
          const hit = hitOf(section, pageOf[section.id] as number, entry, {marks: {open, close}, matches});
          for (const known of asked) known.sections.set(hit.objectID, section.id);
          return hit;
        });
      };
      const result = (hits: Hit[], nbHits: number): SearchResult => ({
        hits,
        nbHits,
        page,
        nbPages: Math.ceil(nbHits / hitsPerPage),
        hitsPerPage,
        query: typed,
      });

      if (!parseQuery(asked.text).words.length) return result([], 0);

      const letters = lettersOf(asked.text);
      const isWord = letters && letters.length > 1 && (await isTerm(letters));
      if (letters && entry.titles && !isWord) {
        const pages = (await headings()).filter(({id}) => allows(facetOf(id)) && allowsArea(facetOf(id)));
        const found = pagesFor(letters, pages);
        const words = found.flatMap(({title}) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
        const matches = new Set(words.filter((word) => word.startsWith(letters)));
        if (found.length > 0) return result(rows(found.slice(start, end), matches), found.length);
      }

      const isExact = asked.phrases.length > 0;
      const excluded = await sectionsWith(asked.without);
      const scope: Scope = {
        passes: (section) => allows(facetOf(section)) && !excluded.has(section),
        // Whether a section holds a phrase is not known before its text is read.
        isShown: (section) => isExact || allowsArea(facetOf(section)),
        wanted: isExact ? mostExact : Math.ceil(end / weighed) * weighed,
      };
      const better = request.isLiteral ? undefined : await corrected(asked.text);
      const {query, concepts, ranking} = await find(better ?? asked.text, scope);
      const matches = wordsToMark(concepts, query);
      if (ranking.coverage < floor) {
        const near = ranking.best.length > 0 ? ranking : (await find(asked.text, scope, true)).ranking;
        const nearest = await inOrder(asked.text, near.best.slice(0, weighed));
        return {...result([], 0), nearest: rows(nearest.slice(0, mostNearest), matches)};
      }
      const first = isExact ? 0 : Math.floor(start / weighed) * weighed;
      const best = await inOrder(better ?? asked.text, ranking.best.slice(first));
      const holding = await holdingPhrases(asked.phrases, best, store);
      const held = holding.filter(({id}) => allowsArea(facetOf(id)));
      const count = isExact ? held.length : ranking.count;
      const counts = isExact
        ? holding.map(({id}) => [pageOf[id] as number, 1] as const)
        : ranking.countOfPage;
      return {
        ...result(rows(held.slice(start - first, end - first), matches, better), count),
        areas: countsOf(counts),
        ...(better && {corrected: better}),
      };
    },

    async excerpts(query, objectIDs, signal) {
      const {matches, sections} = marked(query);
      const marks = {open: '<mark>', close: '</mark>'};
      const texts = await Promise.all(
        objectIDs.map(async (id) => {
          const section = sections.get(id);
          const text = section === undefined ? '' : await store.text(section, signal);
          return [
            id,
            text && highlight(densestExcerpt(text, matches, excerptWords), matches, marks),
          ] as const;
        }),
      );
      return Object.fromEntries(texts.filter(([, text]) => text));
    },
  };
}

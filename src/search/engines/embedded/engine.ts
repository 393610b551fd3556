/** The embedded engine: answers search requests from the index files. It uses no browser API. */
import type {FacetFilters, SearchRequest, SearchResult} from '../../client/port';
import {expandQuery, type ExpandedWord} from './expandQuery';
import {hitOf} from './hit';
import {answerInitial} from './initials';
import type {IndexEntry, Facet} from './indexFormat';
import {lookedUp, parseQuery, readSynonyms, type Query} from './parseQuery';
import {scorer, type Ranking} from './rank';
import {reranker} from './rerank';
import {openStore, type LoadFile, type LocatedSection, type Postings, type Store} from './indexStore';

function valuesOf({area, language, tag, version}: Facet): Set<string> {
  return new Set([
    `hierarchy.lvl0:${area}`,
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

/** Words to highlight: the words of the query and every term that matched one of them. */
function wordsToMark(concepts: readonly ExpandedWord[], {words}: Query): Set<string> {
  const terms = concepts.flatMap(({alternatives}) => alternatives.flat().map(({term}) => term));
  return new Set([...terms, ...words.flatMap(({whole, parts}) => [whole, ...parts])]);
}

function snippetLength(attributes: readonly string[] = []): number {
  return Math.max(10, ...attributes.map((attribute) => Number(attribute.split(':')[1]) || 0)) * 2;
}

/** How many of the best sections are reranked by their texts at once: a page of hits. */
const weighed = 20;

export type Engine = {
  /**
   * Answers one request.
   *
   * @returns hits best first; an empty query gives none
   * @throws the error of `load`
   */
  answer(request: SearchRequest): Promise<SearchResult>;
};

/**
 * @param entry the entry of an index that `buildIndex` made
 * @param load fetches its other files
 */
export function openEngine(entry: IndexEntry, load: LoadFile): Engine {
  const store = openStore(entry, load);
  const synonyms = readSynonyms(entry.synonyms);
  const rank = scorer(entry.sections, store.pageOf);

  /** Expands and ranks a query; where no section has every word, once more with typo tolerance. */
  async function find(query: Query, passes: (section: number) => boolean, wanted: number) {
    const attempt = async (guess: boolean) => {
      const dictionaries = await store.dictionaries(guess ? undefined : lookedUp(query, synonyms));
      const concepts = expandQuery(query, synonyms, dictionaries, guess);
      const postings = await fetchPostings(store, concepts);
      return {concepts, ranking: rank(concepts, postings, passes, wanted)};
    };
    const strict = await attempt(false);
    if (strict.ranking.coverage > 0.999) return strict;
    const generous = await attempt(true);
    return generous.ranking.coverage > strict.ranking.coverage ? generous : strict;
  }

  /** Reranks each block of the ranking by the texts of its sections; fixed blocks keep paging free of duplicates. */
  async function refined(query: string, best: Ranking['best']): Promise<LocatedSection[]> {
    const factor = reranker(query);
    const blocks = Array.from({length: Math.ceil(best.length / weighed)}, (_, index) =>
      inOrder(best.slice(index * weighed, (index + 1) * weighed), factor),
    );
    return (await Promise.all(blocks)).flat();
  }

  async function inOrder(
    best: Ranking['best'],
    factor: ReturnType<typeof reranker>,
  ): Promise<LocatedSection[]> {
    const candidates = await Promise.all(
      best.map(async ({section, score}) => {
        const located = await store.section(section);
        return {located, section, score: score * factor(located)};
      }),
    );
    return candidates
      .sort((one, other) => other.score - one.score || one.section - other.section)
      .map(({located}) => located);
  }

  return {
    async answer(request) {
      const {
        page = 0,
        hitsPerPage = 20,
        highlightPreTag: open = '<mark>',
        highlightPostTag: close = '</mark>',
      } = request;
      const allows = allowing(entry, request.facetFilters ?? []);
      const result = (found: readonly LocatedSection[], count: number, matches: ReadonlySet<string>) => {
        const shown = {marks: {open, close}, words: snippetLength(request.attributesToSnippet), matches};
        return {
          hits: found.map((located) => hitOf(located, entry, shown)),
          nbHits: count,
          page,
          nbPages: Math.ceil(count / hitsPerPage),
          hitsPerPage,
          query: request.query,
        };
      };
      const initial = answerInitial(entry.initials, request.query, allows);
      const start = page * hitsPerPage;
      const end = start + hitsPerPage;
      if (initial.found.length > 0)
        return result(initial.found.slice(start, end), initial.found.length, initial.matches);

      const query = parseQuery(request.query);
      const passes = (section: number) => allows(store.facetOf[section] ?? 0);
      const first = Math.floor(start / weighed) * weighed;
      const {concepts, ranking} = await find(query, passes, Math.ceil(end / weighed) * weighed);
      const best = await refined(request.query, ranking.best.slice(first));
      return result(best.slice(start - first, end - first), ranking.count, wordsToMark(concepts, query));
    },
  };
}

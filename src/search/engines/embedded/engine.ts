/** The embedded engine: answers the port's requests from the files of the index. No browser API here. */
import type {FacetFilters, SearchRequest, SearchResult} from '../../dialogue/port';
import {expand, type Concept} from './expand';
import {hitOf} from './hit';
import {answerInitial} from './initials';
import type {Entry, Facet} from './layout';
import {lookedUp, parse, readSynonyms, type Query} from './query';
import {scorer, type Ranking} from './rank';
import {refiner} from './refine';
import {openStore, type Load, type Located, type Postings, type Store} from './store';

function valuesOf({area, language, tag, version}: Facet): Set<string> {
  return new Set([
    `hierarchy.lvl0:${area}`,
    `language:${language}`,
    `docusaurus_tag:${tag}`,
    ...version.map((name) => `version:${name}`),
  ]);
}

/** @returns whether pages of a facet may be shown */
function allowing({facets}: Entry, filters: FacetFilters): (facet: number) => boolean {
  const allowed = facets.map((facet) => {
    const values = valuesOf(facet);
    return filters.every((filter) => [filter].flat().some((value) => values.has(value)));
  });
  return (facet) => allowed[facet] ?? false;
}

/** Fetches the postings of all terms at once. */
async function fetchPostings(store: Store, concepts: readonly Concept[]) {
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

/** Words to mark: every term that stood for a word of the query, and the words themselves. */
function wordsToMark(concepts: readonly Concept[], {words}: Query): Set<string> {
  const terms = concepts.flatMap(({alternatives}) => alternatives.flat().map(({term}) => term));
  return new Set([...terms, ...words.flatMap(({whole, parts}) => [whole, ...parts])]);
}

function snippetLength(attributes: readonly string[] = []): number {
  return Math.max(10, ...attributes.map((attribute) => Number(attribute.split(':')[1]) || 0)) * 2;
}

/** Sections whose texts are weighed against each other: a page of hits. */
const weighed = 20;

export type Engine = {
  /**
   * Answers one request.
   *
   * @returns hits best first; an empty query gives none
   * @throws whatever the loader of the index's files throws
   */
  answer(request: SearchRequest): Promise<SearchResult>;
};

/**
 * @param entry the entry of an index that `buildIndex` made
 * @param load fetches its other files
 */
export function openEngine(entry: Entry, load: Load): Engine {
  const store = openStore(entry, load);
  const synonyms = readSynonyms(entry.synonyms);
  const rank = scorer(entry.sections, store.pageOf);

  /** What the query may mean, and the sections for it; guesses at slips where no section has every word. */
  async function find(query: Query, passes: (section: number) => boolean, wanted: number) {
    const attempt = async (guess: boolean) => {
      const dictionaries = await store.dictionaries(guess ? undefined : lookedUp(query, synonyms));
      const concepts = expand(query, synonyms, dictionaries, guess);
      const postings = await fetchPostings(store, concepts);
      return {concepts, ranking: rank(concepts, postings, passes, wanted)};
    };
    const strict = await attempt(false);
    if (strict.ranking.coverage > 0.999) return strict;
    const generous = await attempt(true);
    return generous.ranking.coverage > strict.ranking.coverage ? generous : strict;
  }

  /** The ranking with each block put in order by the texts of its sections, so that no page repeats a hit. */
  async function refined(query: string, best: Ranking['best']): Promise<Located[]> {
    const factor = refiner(query);
    const blocks = Array.from({length: Math.ceil(best.length / weighed)}, (_, index) =>
      inOrder(best.slice(index * weighed, (index + 1) * weighed), factor),
    );
    return (await Promise.all(blocks)).flat();
  }

  async function inOrder(best: Ranking['best'], factor: ReturnType<typeof refiner>): Promise<Located[]> {
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
      const result = (found: readonly Located[], count: number, matches: ReadonlySet<string>) => {
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

      const query = parse(request.query);
      const passes = (section: number) => allows(store.facetOf[section] ?? 0);
      const first = Math.floor(start / weighed) * weighed;
      const {concepts, ranking} = await find(query, passes, Math.ceil(end / weighed) * weighed);
      const best = await refined(request.query, ranking.best.slice(first));
      return result(best.slice(start - first, end - first), ranking.count, wordsToMark(concepts, query));
    },
  };
}

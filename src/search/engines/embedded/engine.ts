/** The embedded engine: answers search requests from the index. It uses no browser API. */
import {search} from '../../../site/identity';
import {areasOf, type Hit, type RequestContext, type SearchQuery, type SearchResult} from '../../client/port';
import {densestExcerpt, highlight} from '../../language/highlight';
import {wordsOf} from '../../language/tokeniser';
import {hierarchyOf} from '../../records/record';
import {correct, expand, type QueryWord, type Vocabulary} from './expand';
import {fileOf, sectionsOf, textFile, textsPerFile, type IndexFile, type Section} from './indexFile';
import {matcherOf} from './matcher';
import {rank} from './rank';

/** @returns the parsed content of a file of the site; rejects when it cannot be fetched */
export type LoadFile = (path: string) => Promise<unknown>;

/** Share of a query that the best section has to match: below, it is no answer. */
const floor = 0.5;

/** Headings that are offered where nothing answers. */
const mostNearest = 4;

/** Files of texts in a visit, about half of all: more would cost readers more bytes than excerpts are worth. */
const mostFiles = 7;

/** Words of an excerpt: two lines. */
const excerptWords = 28;

/** Number of the file of texts that has a section's. */
const fileWith = ({id}: Section) => Math.floor(id / textsPerFile);

/** Words to highlight: those of the query, and the terms that replace one of them alone. */
function wordsToMark(words: readonly QueryWord[]): Set<string> {
  const single = words.flatMap(({alternatives}) => alternatives.filter(({terms}) => terms.length === 1));
  return new Set([
    ...words.flatMap(({whole, parts}) => [whole, ...parts]),
    ...single.flatMap(({terms}) => terms),
  ]);
}

/** Without filters everything is searched. */
export type Question = SearchQuery & Partial<Pick<RequestContext, 'facetFilters'>>;

export type Engine = ReturnType<typeof openEngine>;

/**
 * @param index that `buildIndex` made
 * @param load fetches its files of texts
 */
export function openEngine(index: IndexFile, load: LoadFile) {
  const sections = sectionsOf(index);
  const matcher = matcherOf(index);
  const vocabulary: Vocabulary = {
    synonyms: index.synonyms.map((group) => group.map((phrase) => wordsOf(phrase).map(({whole}) => whole))),
    acronyms: new Set(index.acronyms),
  };
  /** Sections and marks of the hits that were given, for their excerpts. */
  const given = new Map<string, {url: string; section: Section; matches: ReadonlySet<string>}>();

  const areaOf = ({facet}: Section) => index.facets[facet]?.area ?? '';

  function hitsOf(found: readonly Section[], words: readonly QueryWord[]): Hit[] {
    const matches = wordsToMark(words);
    return found.map((section) => {
      const {page, title, anchor, above} = section;
      const texts = [areaOf(section), ...above, title];
      const url = `${index.site}${index.pages[page]?.[0] ?? ''}${anchor && `#${anchor}`}`;
      given.set(url, {url, section, matches});
      const marked = hierarchyOf((_, at) => texts[at] && highlight(texts[at], matches));
      return {objectID: url, url, hierarchy: hierarchyOf((_, at) => texts[at]), marked};
    });
  }

  /** Files of texts that have come. */
  const texts = new Map<number, readonly string[]>();

  return {
    /**
     * Answers one request. Hits have no texts: `excerpts` gives those of the rows that are shown.
     *
     * @returns hits best first; an empty query gives none
     */
    answer({query, area, page = 0, isLiteral, facetFilters = []}: Question): SearchResult {
      const allowed = index.facets.map(({values}) =>
        facetFilters.every((filter) => [filter].flat().some((value) => values.includes(value))),
      );
      const typed = expand(query, matcher, vocabulary);
      const corrected = isLiteral ? undefined : correct(query, typed, matcher, vocabulary);
      const words = corrected === undefined ? typed : expand(corrected, matcher, vocabulary);
      const ranked = rank(
        {words, text: corrected ?? query},
        matcher,
        sections,
        ({facet}) => !!allowed[facet],
      );
      const found = ranked.coverage >= floor ? ranked.sections : [];
      const shown = area ? found.filter((section) => areaOf(section) === area) : found;
      const counts: Record<string, number> = {};
      for (const section of found) counts[areaOf(section)] = (counts[areaOf(section)] ?? 0) + 1;
      return {
        hits: hitsOf(shown.slice(page * search.hitsPerPage, (page + 1) * search.hitsPerPage), words),
        nbHits: shown.length,
        page,
        nbPages: Math.ceil(shown.length / search.hitsPerPage),
        areas: areasOf(counts),
        ...(found.length > 0
          ? corrected !== undefined && {corrected}
          : {nearest: hitsOf(ranked.sections.slice(0, mostNearest), words)}),
      };
    },

    /**
     * One file of texts is fetched at most, for the first of the hits; the others have an excerpt if their files are here.
     *
     * @param objectIDs of hits of the latest answers
     * @returns by `objectID`, HTML of the texts around the densest matches
     * @throws the error of `load`
     */
    async excerpts(objectIDs: readonly string[]): Promise<Record<string, string>> {
      const hits = objectIDs.flatMap((objectID) => given.get(objectID) ?? []);
      const [first] = hits.map(({section}) => fileWith(section));
      if (first !== undefined && !texts.has(first) && texts.size < mostFiles)
        texts.set(first, (await load(fileOf(index.build, textFile(first)))) as string[]);
      return Object.fromEntries(
        hits.flatMap(({url, section, matches}) => {
          const text = texts.get(fileWith(section))?.[section.id % textsPerFile];
          return text ? [[url, highlight(densestExcerpt(text, matches, excerptWords), matches)]] : [];
        }),
      );
    },
  };
}

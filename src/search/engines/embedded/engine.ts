/** The embedded engine: answers search requests from the index. It uses no browser API. */
import type {FacetFilters, Hit, SearchRequest, SearchResult} from '../../client/port';
import {densestExcerpt, highlight} from '../../language/highlight';
import {wordsOf} from '../../language/tokeniser';
import {correct, expand, type QueryWord, type Vocabulary} from './expand';
import {hitOf} from './hit';
import {fileOf, sectionsOf, textFile, type Facet, type IndexFile, type Section} from './indexFile';
import {matcherOf} from './matcher';
import {rank} from './rank';

/** @returns the parsed content of a file of the site; rejects when it cannot be fetched */
export type LoadFile = (path: string) => Promise<unknown>;

const areaFilter = 'hierarchy.lvl0:';

/** Share of a query that the best section has to match: below, it is no answer. */
const floor = 0.5;

/** Headings that are offered where nothing answers. */
const mostNearest = 4;

/** Files of texts in a visit, about half of all: more would cost readers more bytes than excerpts are worth. */
const mostFiles = 7;

/** Words of an excerpt: two lines. */
const excerptWords = 28;

/** Whether the values of a facet pass the filters. */
function allows({area, language, tag, version}: Facet, filters: FacetFilters): boolean {
  const versions = version.map((name) => `version:${name}`);
  const values = new Set([areaFilter + area, `language:${language}`, `docusaurus_tag:${tag}`, ...versions]);
  return filters.every((filter) => [filter].flat().some((value) => values.has(value)));
}

/** Words to highlight: those of the query, and the terms that replace one of them alone. */
function wordsToMark(words: readonly QueryWord[]): Set<string> {
  const single = words.flatMap(({alternatives}) => alternatives.filter(({terms}) => terms.length === 1));
  return new Set([
    ...words.flatMap(({whole, parts}) => [whole, ...parts]),
    ...single.flatMap(({terms}) => terms),
  ]);
}

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
  const given = new Map<string, {section: Section; matches: ReadonlySet<string>}>();

  function hitsOf(found: readonly Section[], words: readonly QueryWord[], request: SearchRequest): Hit[] {
    const matches = wordsToMark(words);
    const {highlightPreTag: open = '<mark>', highlightPostTag: close = '</mark>'} = request;
    return found.map((section) => {
      const hit = hitOf(section, index, {marks: {open, close}, matches});
      given.set(hit.objectID, {section, matches});
      return hit;
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
    answer(request: SearchRequest): SearchResult {
      const {query, page = 0, hitsPerPage = 20, facetFilters = []} = request;
      const passing = (filters: FacetFilters) => {
        const passes = index.facets.map((facet) => allows(facet, filters));
        return ({facet}: Section) => passes[facet] ?? false;
      };
      const isArea = (filter: FacetFilters[number]) => String(filter).startsWith(areaFilter);
      const passes = passing(facetFilters.filter((filter) => !isArea(filter)));
      const isShown = passing(facetFilters.filter(isArea));

      const typed = expand(query, matcher, vocabulary);
      const corrected = request.isLiteral ? undefined : correct(query, typed, matcher, vocabulary);
      const words = corrected === undefined ? typed : expand(corrected, matcher, vocabulary);
      const found = rank({words, text: corrected ?? query}, matcher, sections, passes);
      const isAnswer = found.coverage >= floor;
      const shown = isAnswer ? found.sections.filter(isShown) : [];
      const areas = new Map<string, number>();
      for (const {facet} of isAnswer ? found.sections : []) {
        const area = index.facets[facet]?.area ?? '';
        areas.set(area, (areas.get(area) ?? 0) + 1);
      }
      return {
        hits: hitsOf(shown.slice(page * hitsPerPage, (page + 1) * hitsPerPage), words, request),
        ...{nbHits: shown.length, page, hitsPerPage, query},
        nbPages: Math.ceil(shown.length / hitsPerPage),
        areas: [...areas]
          .map(([area, count]) => ({area, count}))
          .sort((one, other) => other.count - one.count || (one.area < other.area ? -1 : 1)),
        ...(isAnswer && corrected !== undefined && {corrected}),
        ...(!isAnswer && {nearest: hitsOf(found.sections.slice(0, mostNearest), words, request)}),
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
      const hits = objectIDs.flatMap((objectID) => {
        const hit = given.get(objectID);
        return hit
          ? [{objectID, ...hit, file: index.texts.filter((first) => first <= hit.section.id).length - 1}]
          : [];
      });
      const [first] = hits;
      if (first && !texts.has(first.file) && texts.size < mostFiles)
        texts.set(first.file, (await load(fileOf(index.build, textFile(first.file)))) as string[]);
      return Object.fromEntries(
        hits.flatMap(({objectID, section, matches, file}) => {
          const text = texts.get(file)?.[section.id - (index.texts[file] ?? 0)];
          const excerpt = text && densestExcerpt(text, matches, excerptWords);
          return excerpt ? [[objectID, highlight(excerpt, matches, {open: '<mark>', close: '</mark>'})]] : [];
        }),
      );
    },
  };
}

/** The embedded engine: MiniSearch over the records, answering the port's requests. No browser API here. */
import MiniSearch, {type Options, type SearchResult as Match} from 'minisearch';
import type {
  FacetFilters,
  Highlighted,
  HighlightedHierarchy,
  Hit,
  SearchRequest,
  SearchResult,
} from '../port';
import {levels, titleOf, type SearchRecord} from '../record';
import {excerpt, highlight, normalise, tokenise, type Marks} from '../text';

type Document = {id: number; title: string; page: string; headings: string; content: string};

const options: Options<Document> = {
  fields: ['title', 'page', 'headings', 'content'],
  tokenize: tokenise,
  processTerm: normalise,
};

/** A section's own title beats the title of its page; both beat the headings between and the text. */
const boost = {title: 4, page: 2.5, headings: 1.5, content: 1};

/** One edit from four letters, two from seven: the limits the modal's readers know from the hosted engine. */
const fuzzy = (term: string) => (term.length >= 7 ? 2 : term.length >= 4 ? 1 : 0);

const query = {prefix: true, fuzzy, boost, weights: {fuzzy: 0.3, prefix: 0.6}};

export type Index = {records: SearchRecord[]; search: MiniSearch<Document>};

function documentOf(record: SearchRecord, id: number): Document {
  const {hierarchy, type, content} = record;
  const between = levels
    .filter((level) => level !== type && level !== 'lvl1')
    .map((level) => hierarchy[level] ?? '');
  return {
    id,
    title: titleOf(record),
    page: hierarchy.lvl1 ?? '',
    headings: between.join(' '),
    content: content ?? '',
  };
}

/** @returns the index of a list of records */
export function buildIndex(records: SearchRecord[]): Index {
  const search = new MiniSearch(options);
  search.addAll(records.map(documentOf));
  return {records, search};
}

/** The index as a file: JSON, the same bytes for the same records. */
export function serialise({records, search}: Index): string {
  return JSON.stringify({records, index: search});
}

/**
 * @param json what `serialise` wrote
 * @throws SyntaxError when it is not JSON
 */
export function deserialise(json: string): Index {
  const {records, index} = JSON.parse(json) as {
    records: SearchRecord[];
    index: Parameters<typeof MiniSearch.loadJS>[0];
  };
  return {records, search: MiniSearch.loadJS<Document>(index, options)};
}

function facetsOf(record: SearchRecord): Set<string> {
  return new Set([
    `language:${record.language}`,
    `docusaurus_tag:${record.docusaurus_tag}`,
    `type:${record.type}`,
    `hierarchy.lvl0:${record.hierarchy.lvl0 ?? ''}`,
    ...record.version.map((version) => `version:${version}`),
  ]);
}

function passes(record: SearchRecord, filters: FacetFilters): boolean {
  const facets = facetsOf(record);
  return filters.every((filter) => [filter].flat().some((value) => facets.has(value)));
}

/** All words first; where no section has them all, any word. */
function matchesOf({records, search}: Index, request: SearchRequest): Match[] {
  const filter = ({id}: Match) => {
    const record = records[id as number];
    return !!record && passes(record, request.facetFilters ?? []);
  };
  const all = search.search(request.query, {...query, combineWith: 'AND', filter});
  return all.length ? all : search.search(request.query, {...query, combineWith: 'OR', filter});
}

function snippetLength(attributes: readonly string[] = []): number {
  return Math.max(10, ...attributes.map((attribute) => Number(attribute.split(':')[1]) || 0)) * 2;
}

/** Words to mark: of a compound term such as `retention.created`, only the parts that the reader asked for. */
function matchedWords({terms, queryTerms}: Match): Set<string> {
  const asked = (part: string) => queryTerms.some((word) => part.startsWith(word) || word.includes(part));
  return new Set(terms.flatMap((term) => [term, ...term.split(/[-._]/).filter(asked)]));
}

function hitOf(record: SearchRecord, match: Match, marks: Marks, words: number): Hit {
  const terms = matchedWords(match);
  const marked = (text: string): Highlighted => {
    const value = highlight(text, terms, marks);
    return {value, matchLevel: value.includes(marks.open) ? 'full' : 'none'};
  };
  const hierarchy: HighlightedHierarchy = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    if (text) hierarchy[level] = marked(text);
  }
  const titleMatched = hierarchy[record.type]?.matchLevel === 'full';
  const content = record.content ? marked(excerpt(record.content, terms, words)) : undefined;
  return {
    objectID: record.objectID,
    url: record.url,
    url_without_anchor: record.url_without_anchor,
    anchor: record.anchor,
    hierarchy: record.hierarchy,
    content: record.content,
    type: !titleMatched && content?.matchLevel === 'full' ? 'content' : record.type,
    _highlightResult: {hierarchy, ...(content && {content})},
    _snippetResult: {hierarchy, ...(content && {content})},
  };
}

/**
 * Answers one request.
 *
 * @returns hits best first; an empty query gives none
 */
export function answer(index: Index, request: SearchRequest): SearchResult {
  const {
    query: text,
    page = 0,
    hitsPerPage = 20,
    highlightPreTag = '<mark>',
    highlightPostTag = '</mark>',
  } = request;
  const matches = text.trim() ? matchesOf(index, request) : [];
  const marks = {open: highlightPreTag, close: highlightPostTag};
  const words = snippetLength(request.attributesToSnippet);
  const hits = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((match) => {
    const record = index.records[match.id as number];
    return record ? [hitOf(record, match, marks, words)] : [];
  });
  return {
    hits,
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    query: text,
  };
}

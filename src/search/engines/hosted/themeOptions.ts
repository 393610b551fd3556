/**
 * The options of `themeConfig.algolia`, as Docusaurus's theme and DocSearch know them: which of them this search honours,
 * and why it refuses the others. An option that did nothing would deceive whoever set it.
 */
import {search} from '../../../site/identity';
import {facetFiltersOf} from '../../client/searchRequest';

/** What the views and the hosted engine read. */
export type HostedOptions = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** False: hits of every language and version, in place of the reader's. */
  contextualSearch?: boolean;
  insights?: boolean;
  /** Parameters of Algolia's queries; `facetFilters` narrow both engines. */
  searchParameters?: Readonly<Record<string, unknown>>;
  /** A pattern in the paths of hits, and what takes its place. */
  replaceSearchResultPathname?: {from: string; to: string};
};

const honoured = (
  'appId apiKey indexName contextualSearch insights searchParameters ' + 'replaceSearchResultPathname'
).split(' ');

/** Known options that are refused, each with what to do. */
const refused: Record<string, string> = {
  transformItems:
    'it is a function, which a configuration does not bring to browsers; change hits in src/search/client/hitView.ts',
  externalUrlRegex:
    'the index holds pages of this site alone, as `npm run search:push` fills it; link to other sites from a page',
};

/** Parameters of queries that the views depend on. */
const ownParameters = (
  'indexName query page hitsPerPage facets facetingAfterDistinct clickAnalytics ' +
  'attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag'
).split(' ');

/** Filters that the embedded engine does not know: what they hide would show while it stands in. */
const otherFilters = ['filters', 'numericFilters', 'tagFilters', 'optionalFilters'];

/** What both engines filter by. */
const filtered = /^(language|docusaurus_tag|hierarchy\.lvl0):./;

function problemsOfParameters(parameters: Readonly<Record<string, unknown>>): string[] {
  const named = Object.keys(parameters);
  const strange = facetFiltersOf(parameters)
    .flat()
    .filter((filter) => !filtered.test(filter));
  return [
    ...named
      .filter((name) => ownParameters.includes(name))
      .map((name) => `searchParameters.${name} is not honoured. Remedy: remove it; the views set it`),
    ...named
      .filter((name) => otherFilters.includes(name))
      .map(
        (name) =>
          `searchParameters.${name} is not honoured, because the embedded index, which answers in its place, does not know it. Remedy: use facetFilters`,
      ),
    ...strange.map(
      (filter) =>
        `searchParameters.facetFilters has "${filter}". Remedy: filter by language, docusaurus_tag or hierarchy.lvl0, as in "hierarchy.lvl0:Focus"`,
    ),
  ];
}

/**
 * @param options `themeConfig.algolia`; undefined without hosted search
 * @throws Error when an option would do nothing
 */
export function checkThemeOptions(options: Readonly<Record<string, unknown>> | undefined): void {
  if (!options) return;
  const {searchPagePath = search.pagePath, searchParameters = {}, ...others} = options;
  const problems = Object.keys(others)
    .filter((name) => !honoured.includes(name) && others[name] !== undefined)
    .map((name) => {
      const remedy = refused[name] ?? `remove it; this search honours ${honoured.join(', ')}`;
      return `${name} is not honoured. Remedy: ${remedy}`;
    });
  if (searchPagePath !== search.pagePath)
    problems.push(
      `searchPagePath is ${JSON.stringify(searchPagePath)}. Remedy: remove it; the page of the search is /${search.pagePath} (src/site/identity.ts)`,
    );
  problems.push(...problemsOfParameters(searchParameters as Readonly<Record<string, unknown>>));
  if (problems.length)
    throw new Error(
      ['themeConfig.algolia in docusaurus.config.ts:', ...problems.map((problem) => `${problem}.`)].join(
        '\n  ',
      ),
    );
}

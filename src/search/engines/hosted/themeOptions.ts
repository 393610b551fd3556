/**
 * The options of `themeConfig.algolia`, as Docusaurus's theme and DocSearch know them: which of them this search honours,
 * and why it refuses the others. An option that did nothing would deceive whoever set it.
 */
import {search} from '../../../site/identity';
import type {FacetFilters} from '../../client/port';

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

const honoured =
  'appId apiKey indexName contextualSearch insights searchParameters replaceSearchResultPathname';

/** Parameters of queries that the views set, or that the embedded engine does not know, which answers in place of Algolia. */
const refusedParameters =
  /^(indexName|query|page|hitsPerPage|facet(s|ingAfterDistinct)|clickAnalytics|attributesTo.*|highlight.*Tag|.*[fF]ilters)$/;

/** Known options that are refused, each with what to do. */
const remedies: Record<string, string> = {
  transformItems:
    'it is a function, which a configuration does not bring to browsers; change hits in src/search/client/hits.ts',
  externalUrlRegex:
    'the index holds pages of this site alone, as `npm run search:push` fills it; link to other sites from a page',
  searchPagePath: `the page of the search is /${search.pagePath} (src/site/identity.ts)`,
};

/** A single filter may stand for a list. */
const facetFiltersOf = ({facetFilters = []}: Readonly<Record<string, unknown>>) =>
  [facetFilters].flat() as FacetFilters;

/**
 * @param options `themeConfig.algolia`; undefined without hosted search
 * @throws Error when an option would do nothing
 */
export function checkThemeOptions(options: Readonly<Record<string, unknown>> = {}): void {
  const {searchPagePath, searchParameters = {}, ...rest} = options;
  const others = {...rest, ...(searchPagePath !== search.pagePath && {searchPagePath})} as typeof options;
  const {facetFilters, ...parameters} = searchParameters as Readonly<Record<string, unknown>>;
  const refused = [
    ...Object.keys(others)
      .filter((name) => others[name] !== undefined && !honoured.split(' ').includes(name))
      .map(
        (name) =>
          `${name} is not honoured. Remedy: ${remedies[name] ?? `remove it; this search honours ${honoured}`}`,
      ),
    ...Object.keys(parameters)
      .filter((name) => refusedParameters.test(name))
      .map((name) => `searchParameters.${name} is not honoured. Remedy: remove it; filter by facetFilters`),
    ...facetFiltersOf({facetFilters})
      .flat()
      .filter((filter) => !/^(language|docusaurus_tag|hierarchy\.lvl0):./.test(filter))
      .map(
        (filter) =>
          `searchParameters.facetFilters has "${filter}". Remedy: filter by language, docusaurus_tag or hierarchy.lvl0, as in "hierarchy.lvl0:Focus"`,
      ),
  ];
  if (refused.length)
    throw new Error(['themeConfig.algolia in docusaurus.config.ts:', ...refused].join('\n  '));
}

/**
 * @param options of the hosted search, which the embedded engine honours while it stands in
 * @returns the filters of every query: language and tags, then those of the configuration
 */
export function contextFilters(
  language: string,
  tags: readonly string[],
  {contextualSearch = true, searchParameters = {}}: Partial<HostedOptions> = {},
): FacetFilters {
  const contextual = [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
  return [...(contextualSearch ? contextual : []), ...facetFiltersOf(searchParameters)];
}

import {expect, it} from 'vitest';
import {facetFiltersOf} from '../../../../../src/search/client/facetFilters';
import {checkThemeOptions} from '../../../../../src/search/engines/hosted/themeOptions';

const needed = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'help-uk'};

it.each<[string, object | undefined]>([
  ['no hosted search', undefined],
  ['what every build needs', needed],
  [
    'what is honoured, and what the theme adds by itself',
    {
      ...needed,
      contextualSearch: true,
      insights: true,
      searchPagePath: 'search',
      searchParameters: {typoTolerance: 'min', facetFilters: ['language:en', ['hierarchy.lvl0:Focus']]},
      replaceSearchResultPathname: {from: /^\/docs/, to: '/'},
    },
  ],
])('takes %s', (_, options) => {
  expect(() => checkThemeOptions(options as Record<string, unknown> | undefined)).not.toThrow();
});

it.each<[string, object, RegExp]>([
  ['a function', {transformItems: () => []}, /transformItems is not honoured\. Remedy: .*hitView/],
  ['addresses of other sites', {externalUrlRegex: 'example'}, /externalUrlRegex is not honoured\. Remedy: /],
  [
    'what it does not know',
    {maxResultsPerGroup: 3},
    /maxResultsPerGroup is not honoured\. Remedy: remove it/,
  ],
  ['another page', {searchPagePath: 'find'}, /searchPagePath is "find"\. Remedy: .*\/search/],
  ['no page', {searchPagePath: false}, /searchPagePath is false\. Remedy: .*\/search/],
  [
    'what the views set',
    {searchParameters: {hitsPerPage: 5}},
    /searchParameters\.hitsPerPage .*Remedy: remove/,
  ],
  [
    'a filter of one engine',
    {searchParameters: {filters: 'x'}},
    /searchParameters\.filters .*use facetFilters/,
  ],
  [
    'a filter that finds nothing',
    {searchParameters: {facetFilters: ['language:en', ['team:legal']]}},
    /facetFilters has "team:legal"\. Remedy: filter by language/,
  ],
  ['a single filter that finds nothing', {searchParameters: {facetFilters: 'a:b'}}, /facetFilters has "a:b"/],
])('refuses %s, with a word', (_, options, message) => {
  expect(() => checkThemeOptions({...needed, ...options})).toThrow(
    /^themeConfig\.algolia in docusaurus\.config\.ts:/,
  );
  expect(() => checkThemeOptions({...needed, ...options})).toThrow(message);
});

it('tells all that is wrong at once', () => {
  expect(() => checkThemeOptions({...needed, placeholder: 'Find', translations: {}})).toThrow(
    /placeholder.*\n.*translations/,
  );
});

it('takes one filter for a list of one', () => {
  expect(facetFiltersOf({facetFilters: 'language:en'})).toEqual(['language:en']);
  expect(facetFiltersOf({})).toEqual([]);
});

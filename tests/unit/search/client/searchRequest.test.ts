import {describe, expect, it} from 'vitest';
import {contextFilters, toSearchRequest} from '../../../../src/search/client/searchRequest';

const context = {
  indexName: 'help-uk',
  facetFilters: ['language:en', ['docusaurus_tag:default']],
  clickAnalytics: false,
};

describe('requestOf', () => {
  it('asks for 20 highlighted hits of the first page, filtered by the context', () => {
    expect(toSearchRequest({query: 'hold'}, context)).toEqual({
      indexName: 'help-uk',
      query: 'hold',
      page: 0,
      hitsPerPage: 20,
      facetFilters: context.facetFilters,
      attributesToSnippet: ['content:15'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  });

  it('narrows to an area beside the filters of the context', () => {
    const {facetFilters} = toSearchRequest({query: 'hold', area: 'AI API', page: 2}, context);
    expect(facetFilters).toEqual(['language:en', ['docusaurus_tag:default'], 'hierarchy.lvl0:AI API']);
  });

  it('asks for the id of the query when clicks are reported', () => {
    expect(toSearchRequest({query: 'hold'}, {...context, clickAnalytics: true}).clickAnalytics).toBe(true);
  });
});

describe('contextFilters', () => {
  const page = {language: 'en', tags: ['default', 'docs-default-current']};
  const ofPage = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

  it.each([
    ['of the page that is read', undefined, ofPage],
    ['of the configuration after them', {searchParameters: {facetFilters: 'a:b'}}, [...ofPage, 'a:b']],
    [
      'of the configuration alone',
      {contextualSearch: false, searchParameters: {facetFilters: ['a:b']}},
      ['a:b'],
    ],
    ['none', {contextualSearch: false}, []],
  ])('are those %s', (_, options, filters) => {
    expect(contextFilters(page, options)).toEqual(filters);
  });
});

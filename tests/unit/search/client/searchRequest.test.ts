import {describe, expect, it} from 'vitest';
import {toSearchRequest} from '../../../../src/search/client/searchRequest';

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

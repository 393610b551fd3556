import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/port';

type Algolia = {appId: string; apiKey: string; indexName: string; insights?: boolean};

/**
 * What both search views need: Algolia's settings when the build had them, and the contextual filters
 * (language and docs tag) that both engines apply.
 */
export function useSearchSettings(): {algolia: Algolia | undefined; facetFilters: FacetFilters} {
  const {
    siteConfig: {themeConfig},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return {
    algolia: themeConfig.algolia as Algolia | undefined,
    facetFilters: [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
  };
}

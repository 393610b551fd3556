import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@site/src/docusaurus/contract';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/client/port';

type Algolia = {appId: string; apiKey: string; indexName: string; insights?: boolean};

/** @returns Algolia's settings, or undefined when the build had none and the embedded engine answers */
export function useAlgolia(): Algolia | undefined {
  return useDocusaurusContext().siteConfig.themeConfig.algolia as Algolia | undefined;
}

/** The contextual filters (language and docs tag) that both engines apply to every query. */
export function useContextualFilters(): FacetFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

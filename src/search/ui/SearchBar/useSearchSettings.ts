import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@site/src/docusaurus/contract';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/client/port';
import {contextFilters} from '@site/src/search/client/searchRequest';
import type {HostedOptions} from '@site/src/search/engines/hosted/themeOptions';

/** @returns Algolia's settings, or undefined when the build had none and the embedded engine answers */
export function useAlgolia(): HostedOptions | undefined {
  return useDocusaurusContext().siteConfig.themeConfig.algolia as HostedOptions | undefined;
}

/** The filters that both engines apply to every query: language and docs tag, and those of the configuration. */
export function useContextualFilters(): FacetFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()];
  return contextFilters({language: currentLocale, tags}, useAlgolia());
}

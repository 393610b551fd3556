/** DocSearch's modal in front of the search port; a chunk of its own. */
import React, {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {search} from '@site/src/config/site';
import {modalClient} from '@site/src/search/docsearch';
import {searchClient} from '@site/src/search/client';
import {insightsClient} from '@site/src/search/hosted/insights';
import {keepAccessible} from './accessible';
import {useSearchSettings} from './useSearchSettings';

/** Site-relative address of a result: the host of the record may differ from the host being read. */
function localUrl(url: string): string {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
}

const transformItems: DocSearchModalProps['transformItems'] = (items) =>
  items.map((item) => ({...item, url: localUrl(item.url)}));

const hitComponent: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
  <Link to={hit.url}>{children}</Link>
);

/** Not `useSearchLinkCreator` of theme-common: it reads `themeConfig.algolia`, which only a hosted build has. */
const searchPageUrl = (query: string) =>
  `/${search.pagePath}?${search.queryParameter}=${encodeURIComponent(query)}`;

const missingResultsUrl = ({query}: {query: string}) => `/docs/support?query=${encodeURIComponent(query)}`;

export default function Modal({onClose}: {onClose: () => void}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {siteMetadata} = useDocusaurusContext();
  const {algolia, facetFilters} = useSearchSettings();
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({navigate: ({itemUrl}) => history.push(itemUrl)}),
    [history],
  );
  const footer = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      ({state}) => (
        <Link to={searchPageUrl(state.query)} onClick={onClose}>
          See all {state.context.nbHits as number} results
        </Link>
      ),
    [onClose],
  );
  const transformSearchClient = useMemo<DocSearchModalProps['transformSearchClient']>(
    () => (stock) => {
      stock.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
      return {...stock, ...modalClient(searchClient(algolia))} as unknown as typeof stock;
    },
    [algolia, siteMetadata],
  );
  useEffect(() => (frame.current ? keepAccessible(frame.current) : undefined), []);

  return (
    <div ref={frame}>
      <DocSearchModal
        appId={algolia?.appId ?? 'embedded'}
        apiKey={algolia?.apiKey ?? 'embedded'}
        indexName={algolia?.indexName ?? search.indexName}
        insights={algolia?.insights ? {insightsClient} : false}
        placeholder={search.placeholder}
        initialScrollY={window.scrollY}
        navigator={navigator}
        transformItems={transformItems}
        hitComponent={hitComponent}
        resultsFooterComponent={footer}
        getMissingResultsUrl={missingResultsUrl}
        transformSearchClient={transformSearchClient}
        searchParameters={{facetFilters: facetFilters as string[]}}
        onClose={onClose}
      />
    </div>
  );
}

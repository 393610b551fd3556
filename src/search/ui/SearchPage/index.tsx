/**
 * Why ours: the stock page spins for ever when a search fails, fails hydration with a query in the address,
 * has no length limit and needs Algolia's helper. This one uses the same search client as the modal, so it works
 * with either engine.
 */
import React, {useCallback, useId, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import SearchResults, {type ResultsState} from '@site/src/search/ui/SearchResults';
import ErrorFallback from '@site/src/ui/ErrorFallback';
import {withBase} from '@site/src/site/base';
import {searchAreas} from '@site/src/site/products';
import {search} from '@site/src/site/identity';
import {siteMapPath} from '@site/src/site/siteMap';
import type {Session} from '@site/src/search/client/session';
import {viewOf} from '@site/src/search/client/hitView';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useInsights} from '../SearchBar/useInsights';
import {useSession} from '../SearchBar/useSession';
import AreaFilter from './AreaFilter';
import styles from './styles.module.css';
import {useSearchPageAddress} from './useSearchPageAddress';
import {useInputBeforeHydration} from './useInputBeforeHydration';

function stateOf(query: string, {shown, failure}: Session): ResultsState {
  if (!query.trim()) return {status: 'idle'};
  if (failure === 'answer') return {status: 'failed'};
  if (!shown) return {status: 'loading'};
  const {hits, nbHits, page, nbPages} = shown.result;
  return {
    status: 'found',
    query: shown.question.query,
    hits: hits.flatMap((hit) => viewOf(hit) ?? []),
    nbHits,
    isFallback: shown.isFallback,
    hasMore: page + 1 < nbPages,
    isStuck: failure === 'more',
  };
}

function Search(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const {query, area, change, commit} = useSearchPageAddress();
  const ask = useInputBeforeHydration(
    field,
    useCallback((words: string) => change({query: words}), [change]),
  );
  const value = searchAreas.find(({label}) => label === area)?.value;
  const {session, more} = useSession({query, area: value});
  const tellOpened = useInsights(session.shown);
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <main className={styles.main} data-start>
      <PageMetadata
        title={title}
        description="Search the documentation, the API reference and the posts of Help Hub, by product."
      />
      <Heading as="h1">{title}</Heading>
      <noscript>
        <p>
          The search needs JavaScript; the <a href={withBase(siteMapPath)}>site map</a> lists all pages.
        </p>
      </noscript>
      <form
        role="search"
        className={`${styles.form} needs-script`}
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}>
        <label htmlFor={id}>Search the documentation</label>
        <input
          ref={field}
          id={id}
          type="search"
          name={search.queryParameter}
          value={query}
          maxLength={search.maxQueryLength}
          placeholder="Type your search here"
          autoComplete="off"
          onChange={({target}) => ask(target.value)}
          onBlur={commit}
        />
      </form>
      <AreaFilter query={query} area={area} onChoose={(choice) => change({area: choice})} />
      <SearchResults
        state={stateOf(query, session)}
        area={area}
        onMore={more}
        onTry={ask}
        onAllAreas={() => change({area: undefined})}
        onOpen={tellOpened}
      />
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <ErrorBoundary
          fallback={(crash) => (
            <main className={styles.main}>
              <ErrorFallback what="Search" {...crash} />
            </main>
          )}>
          <Search />
        </ErrorBoundary>
      </Layout>
    </HtmlClassNameProvider>
  );
}

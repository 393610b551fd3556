/**
 * Why ours: the stock page spins for ever when a search fails, fails hydration with a query in the address,
 * has no length limit and needs Algolia's helper. This one asks the same port as the modal, so that it works
 * with either engine.
 */
import React, {useId, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchResults from '@site/src/components/SearchResults';
import {search} from '@site/src/config/site';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useResults} from './useResults';
import styles from './styles.module.css';

/** The query in the address, cut to the limit; empty until hydration, as the server knows no query. */
function useQuery(): [string, (query: string) => void] {
  const [value, setValue] = useSearchQueryString();
  const isBrowser = useIsBrowser();
  return [isBrowser ? value.slice(0, search.maxQueryLength) : '', setValue];
}

function Search(): ReactNode {
  const [query, setQuery] = useQuery();
  const field = useId();
  const {state, more} = useResults(query);
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <main className={styles.main}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field}>Search the documentation</label>
        <input
          id={field}
          type="search"
          name={search.queryParameter}
          value={query}
          maxLength={search.maxQueryLength}
          placeholder="Type your search here"
          autoComplete="off"
          onChange={({target}) => setQuery(target.value)}
        />
      </form>
      <SearchResults query={query} state={state} onMore={more} />
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
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/**
 * Why ours: the stock page spins for ever when a search fails, fails hydration with a query in the address,
 * has no length limit and needs Algolia's helper. This one is a frame: what it shows is the search dialog's own
 * (src/search/ui/island), so it works with either engine.
 */
import React, {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Panel} from '@site/src/search/ui/island/panel';
import ErrorFallback from '@site/src/ui/ErrorFallback';
import {withBase} from '@site/src/site/base';
import {search} from '@site/src/site/identity';
import {siteMapPath} from '@site/src/site/siteMap';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Failure from '../SearchBar/Failure';
import {useModule} from '../SearchBar/useModule';
import {useSearchPageAddress} from './useSearchPageAddress';

/** The results are drawn by the search. */
const notReacts = {__html: ''};

function Search(): ReactNode {
  const id = useId();
  const {question, change, commit} = useSearchPageAddress();
  const {module, hasFailed, tryAgain} = useModule(true);
  const field = useRef<HTMLInputElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const panel = useRef<Panel>(undefined);
  const {query} = question;
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  useLayoutEffect(() => {
    // React never writes the field again: no letter is lost that is typed before or while it takes over.
    if (panel.current) panel.current.show(question);
    else field.current!.value ||= question.query;
  }, [question]);

  useLayoutEffect(() => {
    if (!module) return undefined;
    const {area} = question;
    panel.current = module.open({mount: mount.current!, field: field.current!, area, onAsk: change});
    return () => {
      panel.current?.end();
      panel.current = undefined;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The panel itself is told of a later question.
  }, [module, change]);

  return (
    <main className="measured" data-start>
      <PageMetadata
        title={title}
        description="Search the documentation, API reference and posts of Help Hub."
      />
      <Heading as="h1">{title}</Heading>
      <noscript>
        <p>
          Search needs JavaScript. The <a href={withBase(siteMapPath)}>site map</a> lists all pages.
        </p>
      </noscript>
      <form
        role="search"
        className="needs-script"
        onSubmit={(event) => {
          event.preventDefault();
          commit();
        }}>
        <label htmlFor={id} className="visually-hidden">
          Search the documentation
        </label>
        <input
          ref={field}
          id={id}
          className="field"
          type="search"
          name={search.queryParameter}
          maxLength={search.maxQueryLength}
          placeholder="Type your search here"
          autoComplete="off"
          onBlur={commit}
        />
      </form>
      {hasFailed && <Failure onTryAgain={tryAgain} />}
      <div ref={mount} suppressHydrationWarning dangerouslySetInnerHTML={notReacts} />
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
            <main className="measured">
              <ErrorFallback what="Search" {...crash} />
            </main>
          )}>
          <Search />
        </ErrorBoundary>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/**
 * Why ours: the stock page spins for ever when a search fails, fails hydration with a query in the address,
 * has no length limit and needs Algolia's helper. This one uses the same search client as the modal, so it works
 * with either engine.
 */
import React, {useCallback, useId, useMemo, useState, type MouseEvent as Press, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import SearchResults, {type ResultsState} from '@site/src/search/ui/SearchResults';
import type {ResultView} from '@site/src/search/ui/SearchResults/Result';
import ErrorFallback from '@site/src/ui/ErrorFallback';
import {withBase} from '@site/src/site/base';
import {searchAreas} from '@site/src/site/products';
import {search} from '@site/src/site/identity';
import {siteMapPath} from '@site/src/site/siteMap';
import {keepFound} from '@site/src/search/arrival/found';
import {areaCounts} from '@site/src/search/client/areaCounts';
import {foldTitles} from '@site/src/search/client/foldTitles';
import type {Session} from '@site/src/search/client/session';
import {viewOf, type HitView} from '@site/src/search/client/hitView';
import type {AnswerCard, Hit} from '@site/src/search/client/port';
import type {Texts} from '@site/src/search/ui/island/excerpts';
import {isPlain} from '@site/src/search/ui/island/parts';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {focusNextTarget} from '../SearchBar/FocusLinkTarget';
import {useInsights} from '../SearchBar/useInsights';
import {useSession} from '../SearchBar/useSession';
import AreaFilter from './AreaFilter';
import {useSearchPageAddress} from './useSearchPageAddress';
import {useCards, useTexts} from './useAnswers';
import {useQueryField} from './useQueryField';

/** Hits with their texts, where these came later than the answer. */
const withTexts = (views: readonly HitView[], hits: readonly Hit[], texts: Texts): ResultView[] =>
  views.map((view) => ({
    ...view,
    snippet: Object.hasOwn(texts, view.id) ? texts[view.id] : view.snippet,
    folded: hits.find(({objectID}) => objectID === view.id)?.folded,
  }));

type Answers = {hits: readonly ResultView[]; cards: readonly AnswerCard[]};

function stateOf(query: string, {shown, failure}: Session, answers: Answers): ResultsState {
  if (!query.trim()) return {status: 'idle'};
  if (failure === 'answer') return {status: 'failed'};
  if (!shown) return {status: 'loading'};
  const {nbHits, page, nbPages, corrected, nearest} = shown.result;
  return {
    status: 'found',
    question: shown.question,
    ...answers,
    nbHits,
    corrected,
    nearest,
    isFallback: shown.isFallback,
    hasMore: page + 1 < nbPages,
    isStuck: failure === 'more',
  };
}

const noHits: readonly Hit[] = [];

function Search(): ReactNode {
  const id = useId();
  const {query, area, change, commit} = useSearchPageAddress();
  const ask = useCallback((words: string) => change({query: words}), [change]);
  const field = useQueryField(query, ask);
  const value = searchAreas.find(({label}) => label === area)?.value;
  const [literal, setLiteral] = useState<string>();
  const {session, more} = useSession({query, area: value, isLiteral: literal === query});
  const found = session.shown?.result.hits ?? noHits;
  const hits = useMemo(() => foldTitles(found), [found]);
  const views = useMemo(() => hits.flatMap((hit) => viewOf(hit) ?? []), [hits]);
  const texts = useTexts(session.shown, views);
  const cards = useCards(query);
  const history = useHistory();
  const words = session.shown?.result.corrected ?? query;
  const leave = useCallback(
    ({currentTarget}: {currentTarget: EventTarget | null}) => {
      const link = currentTarget as HTMLAnchorElement;
      keepFound(link.getAttribute('href')!, words, link.closest('li') ?? link);
      focusNextTarget();
    },
    [words],
  );
  const follow = useCallback(
    (event: MouseEvent, to: string) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      leave(event);
      history.push(to);
    },
    [history, leave],
  );
  const allAreas = useCallback(() => change({area: undefined}), [change]);
  const asTyped = useCallback(() => setLiteral(query), [query]);
  const drawn = useMemo(() => views.map(({id}) => id), [views]);
  const tellOpened = useInsights(session.shown, drawn);
  const open = useCallback(
    (id: string, event: Press) => {
      tellOpened(id);
      if (isPlain(event.nativeEvent)) leave(event);
    },
    [tellOpened, leave],
  );
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

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
          onChange={({target}) => ask(target.value)}
          onBlur={commit}
        />
      </form>
      <AreaFilter
        query={query}
        area={area}
        counts={query.trim() && session.shown ? areaCounts(session.shown) : undefined}
        onChoose={(choice) => change({area: choice})}
      />
      <SearchResults
        state={stateOf(query, session, {hits: withTexts(views, hits, texts), cards})}
        onMore={more}
        onTry={ask}
        onAllAreas={allAreas}
        onLiteral={asTyped}
        onFollow={follow}
        onOpen={open}
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

import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import FallbackNotice from '@site/src/search/ui/SearchNotice/FallbackNotice';
import type {AnswerCard, SearchResult} from '@site/src/search/client/port';
import type {SearchQuery} from '@site/src/search/client/searchRequest';
import Drawn from '@site/src/search/ui/Drawn';
import {cardList} from '@site/src/search/ui/island/cards';
import {corrected} from '@site/src/search/ui/island/correction';
import {noResults} from '@site/src/search/ui/island/notices';
import type {Follow} from '@site/src/search/ui/island/parts';
import '@site/src/search/ui/island/cards.css';
import '@site/src/search/ui/island/notices.css';
import {search} from '@site/src/site/identity';
import LoadMore from './LoadMore';
import Result, {type ResultView} from './Result';
import styles from './styles.module.css';

/** An answer with all pages fetched so far. */
type FoundResults = Pick<SearchResult, 'nbHits' | 'corrected' | 'nearest'> & {
  status: 'found';
  /** The question that was answered. */
  question: SearchQuery;
  hits: readonly ResultView[];
  cards: readonly AnswerCard[];
  /** The hosted engine failed, the embedded one answered. */
  isFallback: boolean;
  hasMore: boolean;
  /** The next page could not be fetched. */
  isStuck: boolean;
};

export type ResultsState = {status: 'idle' | 'loading' | 'failed'} | FoundResults;

/** Loads the next page; when the button was pressed, the focus goes to the first result that is new. */
function useMore(
  count: number,
  onMore: () => void,
): [list: RefObject<HTMLOListElement | null>, load: (isPressed: boolean) => void] {
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= count) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({preventScroll: true});
    firstNew.current = undefined;
  }, [count]);

  const load = useCallback(
    (isPressed: boolean) => {
      if (isPressed) firstNew.current = count;
      onMore();
    },
    [count, onMore],
  );
  return [list, load];
}

type Ways = {
  /** Called with the words of a suggestion. */
  onTry: (query: string) => void;
  onAllAreas: () => void;
  /** Searches for the words as they were typed. */
  onLiteral: () => void;
  onFollow: Follow;
};

type ListProps = {
  found: FoundResults;
  onMore: () => void;
  onOpen: (id: string, event: MouseEvent) => void;
};

function List({found, onMore, onOpen}: ListProps): ReactNode {
  const {hits, hasMore, isStuck} = found;
  const [list, load] = useMore(hits.length, onMore);
  return (
    <>
      <ol ref={list} className={styles.list} aria-label="Results">
        {hits.map((hit) => (
          <Result key={hit.id} hit={hit} onOpen={(event) => onOpen(hit.id, event)} />
        ))}
      </ol>
      {isStuck && (
        <div role="alert">
          <Failure />
        </div>
      )}
      {hasMore && <LoadMore onMore={load} />}
    </>
  );
}

/** How many there are and, after the first page, how many of them are shown. */
function Count({found: {hits, nbHits}}: {found: FoundResults}): ReactNode {
  const {selectMessage} = usePluralForm();
  const text = selectMessage(nbHits, 'One document found|{count} documents found');
  return (
    <p>
      <span>{text.replace('{count}', String(nbHits))}</span>
      {hits.length > search.hitsPerPage && (
        <span className="visually-hidden">{`, ${hits.length} shown`}</span>
      )}
    </p>
  );
}

/** Nothing was found: help in its place. */
function Nothing({found, onTry, onFollow, onAllAreas}: Ways & {found: FoundResults}): ReactNode {
  const {question, nearest} = found;
  const make = useCallback(
    () => [noResults(question, nearest, {onTry, onFollow, onArea: onAllAreas})],
    [question, nearest, onTry, onFollow, onAllAreas],
  );
  return <Drawn make={make} />;
}

/** What stands above the results: what was searched for instead, and answers. */
function Above({found, onLiteral, onFollow}: Ways & {found: FoundResults}): ReactNode {
  const {question, corrected: answered, cards} = found;
  const [remark, setRemark] = useState('');
  const make = useCallback(
    () => [
      answered && corrected(question.query, answered, onLiteral),
      ...cardList(cards, {onFollow, onRemark: setRemark}),
    ],
    [question, answered, cards, onLiteral, onFollow],
  );
  return (
    <>
      <Drawn make={make} />
      <p className="visually-hidden" aria-live="polite">
        {remark}
      </p>
    </>
  );
}

type Props = Ways & Omit<ListProps, 'found'> & {state: ResultsState};

/** Results, the notice without results, or the failure notice; changes are announced to screen readers. */
export default function SearchResults({state, onMore, onOpen, ...ways}: Props): ReactNode {
  const found = state.status === 'found' ? state : undefined;
  return (
    <>
      <div role="status" className={styles.status}>
        {state.status === 'loading' && <p>Fetching new results...</p>}
        {found && found.nbHits > 0 && <Count found={found} />}
        {found?.nbHits === 0 && <Nothing found={found} {...ways} />}
        {state.status === 'failed' && <Failure />}
        {found?.isFallback && <FallbackNotice />}
      </div>
      {found && <Above found={found} {...ways} />}
      {found && found.hits.length > 0 && <List found={found} onMore={onMore} onOpen={onOpen} />}
    </>
  );
}

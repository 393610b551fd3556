import React, {useCallback, useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import NoResults from '@site/src/search/ui/SearchNotice/NoResults';
import FallbackNotice from '@site/src/search/ui/SearchNotice/FallbackNotice';
import {search} from '@site/src/site/identity';
import LoadMore from './LoadMore';
import Result, {type ResultView} from './Result';
import styles from './styles.module.css';

/** An answer with all pages fetched so far. */
type FoundResults = {
  status: 'found';
  /** The query that was answered. */
  query: string;
  hits: readonly ResultView[];
  nbHits: number;
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
};

type ListProps = {
  found: FoundResults;
  onMore: () => void;
  /** Called with the hit's rank, from 1. */
  onOpen: (id: string, position: number) => void;
};

function List({found, onMore, onOpen}: ListProps): ReactNode {
  const {hits, hasMore, isStuck} = found;
  const [list, load] = useMore(hits.length, onMore);
  return (
    <>
      <ol ref={list} className={styles.list} aria-label="Results">
        {hits.map((hit, index) => (
          <Result key={hit.id} hit={hit} onOpen={() => onOpen(hit.id, index + 1)} />
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
      {text.replace('{count}', String(nbHits))}
      {hits.length > search.hitsPerPage && <span className={styles.announced}>, {hits.length} shown</span>}
    </p>
  );
}

function Nothing({query, area, onTry, onAllAreas}: Ways & {query: string; area?: string}): ReactNode {
  return (
    <NoResults query={query} onTry={onTry}>
      {area && (
        <p>
          You searched in {area} only.{' '}
          <button type="button" className={styles.all} onClick={onAllAreas}>
            Search everywhere
          </button>
        </p>
      )}
    </NoResults>
  );
}

type Props = Ways & Omit<ListProps, 'found'> & {state: ResultsState; area: string | undefined};

/** Results, the notice without results, or the failure notice; changes are announced to screen readers. */
export default function SearchResults({state, area, onMore, onOpen, ...ways}: Props): ReactNode {
  const found = state.status === 'found' ? state : undefined;
  return (
    <>
      <div role="status" className={styles.status}>
        {state.status === 'loading' && <p>Fetching new results...</p>}
        {found && found.nbHits > 0 && <Count found={found} />}
        {found?.nbHits === 0 && <Nothing query={found.query} area={area} {...ways} />}
        {state.status === 'failed' && <Failure />}
        {found?.isFallback && <FallbackNotice />}
      </div>
      {found && found.hits.length > 0 && <List found={found} onMore={onMore} onOpen={onOpen} />}
    </>
  );
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {products} from '@site/src/config/products';
import styles from './styles.module.css';

/** The parts of a search hit that the list shows; the highlighted values are escaped HTML. */
export type ResultHit = {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Record<string, {value: string} | undefined>};
  _snippetResult: {content?: {value: string}};
};

export type ResultsState =
  | {status: 'idle' | 'loading' | 'failed'}
  | {status: 'found'; hits: ResultHit[]; nbHits: number; page: number; nbPages: number};

function Html({
  value,
  as: Tag = 'span',
  className,
}: {
  value: string;
  as?: 'span' | 'p';
  className?: string;
}): ReactNode {
  return <Tag className={className} dangerouslySetInnerHTML={{__html: value}} />;
}

function Result({hit}: {hit: ResultHit}): ReactNode {
  const {pathname, hash} = new URL(hit.url);
  const titles = Object.entries(hit._highlightResult.hierarchy).flatMap(([level, text]) =>
    text && level !== 'lvl0' ? [text.value] : [],
  );
  const title = titles.pop() ?? hit.hierarchy.lvl0 ?? '';
  const snippet = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <Link to={pathname + hash} className={styles.title}>
        <Html value={title} />
      </Link>
      <p className={styles.trail}>
        <span>{hit.hierarchy.lvl0}</span>
        {titles.map((value) => (
          <Html key={value} value={value} />
        ))}
      </p>
      {snippet && <Html as="p" className={styles.snippet} value={snippet} />}
    </li>
  );
}

function Failure(): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}

function NoResults({query}: {query: string}): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>Try searching for:</p>
      <ul>
        {products.map(({id, name, start}) => (
          <li key={id}>
            <Link to={start}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <Link to={`/docs/support?query=${encodeURIComponent(query)}`}>Let us know.</Link>
      </p>
    </div>
  );
}

/** The answer to a query: a list, nothing found, or a failure; changes are announced to screen readers. */
export default function SearchResults({
  query,
  state,
  onMore,
}: {
  query: string;
  state: ResultsState;
  onMore: () => void;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = state.status === 'found' ? state.nbHits : undefined;
  const found =
    count &&
    selectMessage(count, 'One document found|{count} documents found').replace('{count}', String(count));
  return (
    <>
      <div role="status" className={styles.status}>
        {state.status === 'loading' && <p>Fetching new results...</p>}
        {found && <p>{found}</p>}
        {count === 0 && <NoResults query={query} />}
        {state.status === 'failed' && <Failure />}
      </div>
      {state.status === 'found' && state.hits.length > 0 && (
        <ol className={styles.list}>
          {state.hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {state.status === 'found' && state.page + 1 < state.nbPages && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          Show more results
        </button>
      )}
    </>
  );
}

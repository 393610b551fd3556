import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {products} from '@site/src/site/products';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Called with the words of a suggestion that the reader takes. */
  onTry: (query: string) => void;
  /** Called when the reader follows the link to the support page. */
  onLeave?: () => void;
  /** A further suggestion, shown first. */
  children?: ReactNode;
};

/** Notice without results (specification, section 8): suggested queries and the link to support. */
export default function NoResults({query, onTry, onLeave, children}: Props): ReactNode {
  const support = `/docs/support?${new URLSearchParams({query}).toString()}`;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      {children}
      <p>Try searching for:</p>
      <ul className={styles.suggestions}>
        {products.map(({id, name}) => (
          <li key={id}>
            <button type="button" className={styles.suggestion} onClick={() => onTry(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <Link to={support} className={styles.link} onClick={onLeave}>
          Let us know.
        </Link>
      </p>
    </div>
  );
}

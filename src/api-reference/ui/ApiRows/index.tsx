import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of operations. */
export default function ApiRows({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

type Props = {
  /** HTTP method in lower case, or `event`. */
  method: string;
  path: string;
  deprecated?: boolean;
  /** A link to the page of the operation. */
  children: ReactNode;
};

/** One operation: method, path, and what it does. */
export function ApiRow({method, path, deprecated, children}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <span className={`api-badge api-badge--${method}`}>{method.toUpperCase()}</span>
      <span className={styles.title}>
        {children}
        {deprecated && <span className={styles.deprecated}>{' deprecated'}</span>}
      </span>
      <code className={styles.path}>{path}</code>
    </li>
  );
}

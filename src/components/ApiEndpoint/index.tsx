import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** HTTP method in lower case. */
  method: string;
  path: string;
  server?: string;
  deprecated?: boolean;
};

/** Method and address of an operation; the method always shows its word, never its colour alone. */
export default function ApiEndpoint({method, path, server, deprecated}: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={`api-badge api-badge--${method}`}>{method.toUpperCase()}</span>{' '}
      <code className={styles.path}>
        {server && <span className={styles.server}>{server}</span>}
        {path}
      </code>{' '}
      {deprecated && <span className={styles.deprecated}>Deprecated</span>}
    </div>
  );
}

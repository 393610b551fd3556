import React, {type ReactNode} from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import styles from './styles.module.css';

type Props = {
  /** HTTP method in lower case, or `event`. */
  method: string;
  path: string;
  server?: string;
};

/** Method and address of an operation; the method always shows its word, never its colour alone. */
export default function ApiEndpoint({method, path, server = ''}: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={`api-badge api-badge--${method}`}>{method.toUpperCase()}</span>{' '}
      <code className={styles.path}>
        {server && <span className={styles.server}>{server}</span>}
        {path}
      </code>
      <CopyButton text={server + path} what="address" className={styles.copy} />
    </div>
  );
}

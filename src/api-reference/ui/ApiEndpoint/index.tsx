import React, {Fragment, type ReactNode} from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import styles from './styles.module.css';

type Props = {
  /** HTTP method in lower case, or `event`. */
  method: string;
  path: string;
  server?: string;
};

/** Lines end after slashes: an address has no other place for it, and `/v3` would come apart. */
const breakable = (address: string): ReactNode =>
  address.split(/(?<=\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Method and address of an operation; the method always shows its word, never its colour alone. */
export default function ApiEndpoint({method, path, server = ''}: Props): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={`api-badge api-badge--${method}`}>{method.toUpperCase()}</span>{' '}
      <code className={styles.path}>
        {server && <span className={styles.server}>{breakable(server)}</span>}
        {breakable(path)}
      </code>
      <CopyButton text={server + path} what="address" className={styles.copy} />
    </div>
  );
}

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import styles from './console.module.css';
import type {BuiltRequest} from './buildRequest';

type Props = {request: BuiltRequest; onClose: () => void};

/** What would be sent now, in view wherever the reader is in the console. */
export default function RequestLine({request: {method, url}, onClose}: Props): ReactNode {
  return (
    <div className={styles.line}>
      <span className={clsx('api-badge', `api-badge--${method.toLowerCase()}`)}>{method}</span>
      <code className={styles.url} title={url}>
        {url}
      </code>
      <button type="button" className={styles.close} aria-label="Close console" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

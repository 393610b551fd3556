import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './console.module.css';
import type {BuiltRequest} from './buildRequest';

type Props = {
  request: BuiltRequest;
  isBusy: boolean;
  onCancel: () => void;
};

/** What would be sent now, in view wherever the reader is in the console, with the button that sends it. */
export default function RequestLine({request, isBusy, onCancel}: Props): ReactNode {
  const {method, url} = request;
  return (
    <div className={styles.line}>
      <span className={clsx('api-badge', `api-badge--${method.toLowerCase()}`)}>{method}</span>
      <code className={styles.url} title={url}>
        {url}
      </code>
      {isBusy ? (
        <button key="cancel" type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      ) : (
        <button
          key="send"
          type="submit"
          className="button button--primary"
          title="Control and Enter send from any field"
          aria-keyshortcuts="Control+Enter Meta+Enter">
          Send
        </button>
      )}
    </div>
  );
}

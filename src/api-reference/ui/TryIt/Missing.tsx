import React, {type ReactNode} from 'react';
import styles from './console.module.css';
import type {ConsoleModel} from './useConsole';

/** Says before the call that the server will refuse it, and lets the reader send it all the same. */
export default function Missing({model: {missing, send}}: {model: ConsoleModel}): ReactNode {
  return (
    <div role="status" className={styles.missing}>
      {missing.length > 0 && (
        <>
          <p>
            Nothing was sent: the credentials of <code>{missing.join(' and ')}</code> are missing, and the
            server asks for them.
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={() => send(true)}>
            Send anyway
          </button>
        </>
      )}
    </div>
  );
}

import React, {type ReactNode} from 'react';
import styles from './console.module.css';

type Props = {
  /** Schemes without credentials. */
  names: string[];
  onSend: () => void;
};

/** Says before the call that the server will refuse it, and lets the reader send it all the same. */
export default function Missing({names, onSend}: Props): ReactNode {
  return (
    <div role="status" className={styles.missing}>
      {names.length > 0 && (
        <>
          <p>
            Nothing was sent: the credentials of {names.join(' and ')} are missing, and the server asks for
            them.
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={onSend}>
            Send anyway
          </button>
        </>
      )}
    </div>
  );
}

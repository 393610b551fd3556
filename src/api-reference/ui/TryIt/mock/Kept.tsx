import React, {type ReactNode} from 'react';
import styles from '../console.module.css';
import {forgetThings, useThingCount} from './resources';

/** What the server in the page knows of this visit, and how to make it forget. */
export default function Kept({api}: {api: string}): ReactNode {
  const count = useThingCount(api);
  return (
    <div className={styles.field} aria-live="polite">
      {count > 0 && (
        <>
          <p className={styles.note}>
            {count === 1
              ? 'One thing that you sent or deleted is'
              : `${count} things that you sent or deleted are`}{' '}
            known until you leave the site: later answers follow.
          </p>
          <button type="button" className="button button--secondary" onClick={() => forgetThings(api)}>
            Forget it
          </button>
        </>
      )}
    </div>
  );
}

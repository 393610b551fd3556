import React, {type ReactNode} from 'react';
import {reloadInPlace} from '../../runtime/contract';
import styles from './styles.module.css';
import {useIsUpdated} from './useIsUpdated';

type Props = {
  /** What is missing, in a sentence. */
  children: string;
};

/**
 * Tells that a file did not come, where it is missing: because another version of the site is published, or for a
 * reason that nobody knows here. Both are mended by loading the page again, in the same place.
 */
export default function FileFailure({children}: Props): ReactNode {
  const isOld = useIsUpdated();
  return (
    <p role="alert" className={styles.failure}>
      {isOld !== undefined && (
        <>
          {isOld ? 'This site was updated.' : children}{' '}
          <button type="button" className={styles.button} onClick={() => reloadInPlace()}>
            {isOld ? 'Reload' : 'Load the page again'}
          </button>
        </>
      )}
    </p>
  );
}

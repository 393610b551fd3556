import React, {type ReactNode} from 'react';
import {reloadInPlace} from '../../runtime/contract';
import styles from './styles.module.css';
import {useIsUpdated} from './useIsUpdated';

type Props = {
  /** The missing part, as a sentence. */
  children: string;
};

/**
 * Error in place of a part whose file failed to load. Says so, or that the site was updated, and offers a reload that
 * keeps the scroll position.
 */
export default function LoadError({children}: Props): ReactNode {
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

import React, {type ReactNode} from 'react';
import {reloadInPlace} from '../../../runtime/contract';
import {useIsUpdated} from '../../../ui/LoadError/useIsUpdated';
import styles from './styles.module.css';

type Props = {
  /** Retries, in views that do not retry by themselves. */
  onTryAgain?: () => void;
};

/** Notice that no engine answered (specification, section 8), or that the index is of another version of the site. */
export default function Failure({onTryAgain}: Props): ReactNode {
  if (useIsUpdated())
    return (
      <div className={styles.notice}>
        <p className={styles.title}>This site was updated.</p>
        <button type="button" className="button button--secondary" onClick={() => reloadInPlace()}>
          Reload
        </button>
      </div>
    );
  return (
    <div className={styles.notice}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      {onTryAgain && (
        <button type="button" className="button button--secondary" onClick={onTryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

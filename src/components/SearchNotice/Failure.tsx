import React, {type ReactNode} from 'react';
import {reloadInPlace} from '../../runtime/place';
import {useIsUpdated} from '../FileFailure/useIsUpdated';
import styles from './styles.module.css';

type Props = {
  /** Asks again, where nothing else does. */
  onTryAgain?: () => void;
};

/** No engine answered (specification, section 8), or that of another version of the site does. */
export default function Failure({onTryAgain}: Props): ReactNode {
  if (useIsUpdated())
    return (
      <div className={styles.notice}>
        <p className={styles.title}>This site was updated</p>
        <button type="button" className="button button--secondary" onClick={() => reloadInPlace()}>
          Reload
        </button>
      </div>
    );
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{isOld ? 'This site was updated.' : 'Unable to fetch results'}</p>
      {!isOld && <p>You might want to check your network connection.</p>}
      {isOld ? (
        <button type="button" className="button button--primary" onClick={() => reloadInPlace()}>
          Reload
        </button>
      ) : (
        onTryAgain && (
          <button type="button" className="button button--secondary" onClick={onTryAgain}>
            Try again
          </button>
        )
      )}
    </div>
  );
}

import React, {type ReactNode} from 'react';
import {reloadInPlace} from '../../../runtime/contract';
import {useIsUpdated} from '../../../ui/LoadError/useIsUpdated';
import {t} from '../../../site/language/t';
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
        <p className={styles.title}>{t`This site was updated.`}</p>
        <button type="button" className="button button--secondary" onClick={() => reloadInPlace()}>
          {t`Reload`}
        </button>
      </div>
    );
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{t`Unable to fetch results`}</p>
      <p>{t`You might want to check your network connection.`}</p>
      {onTryAgain && (
        <button type="button" className="button button--secondary" onClick={onTryAgain}>
          {t`Try again`}
        </button>
      )}
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The samples of an operation: on narrow screens behind a button, so that the parameters are not a screen away. */
export default function ApiFold({children}: {children: ReactNode}): ReactNode {
  const [isShown, show] = useState(false);
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={clsx('button button--secondary', styles.button)}
        aria-expanded={isShown}
        onClick={() => show(!isShown)}>
        {isShown ? 'Hide the samples' : 'Show the samples'}
      </button>
      <div className={clsx(styles.samples, !isShown && styles.folded)}>{children}</div>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a developer needs for a first call, as one card. */
export default function ApiStart({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.card}>{children}</div>;
}

import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** No engine answered (specification, section 8). The bundle of every page holds it, so it imports no other notice. */
export default function Failure(): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}

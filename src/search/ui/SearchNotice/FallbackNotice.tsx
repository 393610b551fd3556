import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Notice that the embedded engine answered in place of the hosted one. */
export default function FallbackNotice(): ReactNode {
  return (
    <p className={styles.standIn}>
      Results from this site’s own index: the search service cannot be reached.
    </p>
  );
}

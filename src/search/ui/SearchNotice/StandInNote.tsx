import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The hosted engine is out of reach; the results are good all the same. */
export default function StandInNote(): ReactNode {
  return (
    <p className={styles.standIn}>
      Results from this site’s own index: the search service cannot be reached.
    </p>
  );
}

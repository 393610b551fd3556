import React, {type ReactNode} from 'react';
import {useOpenTarget} from './useOpenTarget';
import styles from './styles.module.css';

/** An operation's page: text on the left, samples on the right from 1,200 px, below it on narrower screens. */
export default function ApiColumns({children}: {children: ReactNode}): ReactNode {
  useOpenTarget();
  return <div className={styles.columns}>{children}</div>;
}

export function ApiText({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

export function ApiCode({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.samples}>{children}</div>;
}

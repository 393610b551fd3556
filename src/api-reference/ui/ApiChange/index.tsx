import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Kind = 'added' | 'changed' | 'deprecated' | 'removed';

const words: Record<Kind, string> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** A list of entries of a change log. */
export function ApiChanges({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.changes}>{children}</ul>;
}

type Props = {kind: Kind; breaking?: boolean; children: ReactNode};

/** One entry: what kind of change it is in words, then what has changed and what to do. */
export default function ApiChange({kind, breaking = false, children}: Props): ReactNode {
  return (
    <li className={styles.change}>
      <span className={styles.badges}>
        {breaking && <span className={styles.breaking}>Breaking</span>}{' '}
        <span className={styles[kind]}>{words[kind]}</span>
      </span>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ApiOperation, useOperation, type Bodies} from '../ApiOperation';
import styles from './styles.module.css';

type Props = {
  /** What its request may hold, where there is a choice. */
  bodies?: Bodies;
  children: ReactNode;
};

/**
 * An operation's page: what it does, how it is called, and then the rest. From 1,280 px the call has a column of its own
 * on the right.
 */
export default function ApiColumns({bodies, children}: Props): ReactNode {
  return (
    <ApiOperation bodies={bodies}>
      <div className={styles.columns}>{children}</div>
    </ApiOperation>
  );
}

export function ApiIntro({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx(styles.text, styles.intro)}>{children}</div>;
}

export function ApiText({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** While the console is open it shares the column with the sample of what is typed. */
export function ApiCode({children}: {children: ReactNode}): ReactNode {
  const [isCalling] = useOperation('isCalling');
  return <div className={clsx(styles.call, isCalling && styles.calling)}>{children}</div>;
}

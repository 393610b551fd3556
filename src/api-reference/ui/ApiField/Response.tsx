import React, {useEffect, useRef, type ReactNode} from 'react';
import {onHandover} from '@site/src/runtime/contract';
import {useOperation} from '../ApiOperation';
import {AnchorLink} from './links';
import styles from './styles.module.css';

/** The responses of an operation, as tabs by status; folds in browsers that cannot lay `<details>` out so. */
export function ApiResponses({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.responses}>{children}</div>;
}

type Props = {
  /** HTML id, stable between builds. */
  id: string;
  status: string;
  title: string;
  /** It shows before the reader has chosen one. */
  isOpen?: boolean;
  children: ReactNode;
};

/** One response: its meaning, headers and body, behind its status. Opened, its sample shows. */
export function ApiResponse({id, status, title, isOpen, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [response, open] = useOperation('response');
  useEffect(() => {
    if (details.current && response?.by === 'sample' && response.status === status)
      details.current.open = true;
  }, [response, status]);
  useEffect(
    () =>
      onHandover(() => {
        if (!isOpen && details.current?.open) open({status, by: 'list'});
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What was opened before the hand-over is told once.
    [],
  );
  const family = /^\d/.test(status) ? status[0] : 'x';
  return (
    <details
      ref={details}
      className={styles.response}
      // The browser closes the others of the name. Those of a callback have one of their own.
      name={id.replace(/response-.*/, 'response')}
      open={isOpen}
      onToggle={({currentTarget}) => {
        // The one that shows at first has not been chosen.
        const isNews = response ? response.status !== status : !isOpen;
        if (currentTarget.open && isNews) open({status, by: 'list'});
      }}>
      <summary onClick={(event) => details.current?.open && event.preventDefault()}>
        <code className={`api-status api-status--${family}`}>{status}</code>
      </summary>
      <p className={styles.head} id={id}>
        <span className={styles.name}>{title}</span> <AnchorLink id={id} name={`response ${status}`} />
      </p>
      {children}
    </details>
  );
}

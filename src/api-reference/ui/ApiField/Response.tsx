import React, {useEffect, useRef, type ReactNode} from 'react';
import {onHandover} from '@site/src/runtime/contract';
import {useOperation} from '../ApiOperation';
import {AnchorLink} from './links';
import styles from './styles.module.css';

type Props = {
  /** HTML id, stable between builds. */
  id: string;
  status: string;
  title: string;
  children: ReactNode;
};

/** One response: status and meaning as the summary, headers and body inside. Opened, its sample shows. */
export function ApiResponse({id, status, title, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [response, open] = useOperation('response');
  useEffect(() => {
    if (details.current && response?.by === 'sample' && response.status === status)
      details.current.open = true;
  }, [response, status]);
  const family = /^\d/.test(status) ? status[0] : 'x';
  const isOpenAtFirst = family === '2';
  useEffect(
    () =>
      onHandover(() => {
        if (!isOpenAtFirst && details.current?.open) open({status, by: 'list'});
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What was opened before the hand-over is told once.
    [],
  );
  return (
    <div className={styles.box}>
      <details ref={details} className={styles.children} id={id} open={isOpenAtFirst || undefined}>
        <summary onClick={() => !details.current?.open && open({status, by: 'list'})}>
          <code className={`api-status api-status--${family}`}>{status}</code> {title}
        </summary>
        {children}
      </details>
      <AnchorLink id={id} name={`response ${status}`} />
    </div>
  );
}

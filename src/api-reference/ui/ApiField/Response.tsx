import React, {type ReactNode} from 'react';
import AnchorLink from './AnchorLink';
import styles from './styles.module.css';

type Props = {
  /** HTML id, stable between builds. */
  id: string;
  status: string;
  title: string;
  children: ReactNode;
};

/** One response: status and meaning as the summary, headers and body inside. */
export function ApiResponse({id, status, title, children}: Props): ReactNode {
  const family = /^\d/.test(status) ? status[0] : 'x';
  return (
    <div className={styles.box}>
      <details className={styles.children} id={id} open={family === '2' || undefined}>
        <summary>
          <code className={`api-status api-status--${family}`}>{status}</code> {title}
        </summary>
        {children}
      </details>
      <AnchorLink id={id} name={`response ${status}`} />
    </div>
  );
}

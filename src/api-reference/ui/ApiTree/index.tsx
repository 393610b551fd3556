import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const button = 'button button--secondary button--sm';

/** Opens and closes all folds that stand beside it. */
export default function ApiTree(): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  function setAll(isOpen: boolean): void {
    const folds = tools.current?.parentElement?.querySelectorAll('details') ?? [];
    for (const fold of folds) fold.open = isOpen;
  }
  return (
    <div
      ref={tools}
      className={clsx('needs-script', styles.tools)}
      role="group"
      aria-label="Fields of this page">
      <button type="button" className={button} onClick={() => setAll(true)}>
        Expand all
      </button>
      <button type="button" className={button} onClick={() => setAll(false)}>
        Collapse all
      </button>
    </div>
  );
}

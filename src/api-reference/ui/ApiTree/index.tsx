import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {usePress} from '@site/src/ui/usePress';
import fieldStyles from '../ApiField/styles.module.css';
import {FieldTree} from './fieldTree';
import styles from './styles.module.css';

const button = 'button button--secondary button--sm';

/** What is told of a search; nothing while the field is empty. */
function told(wanted: string, count: number): string {
  if (!wanted.trim()) return '';
  return count === 0 ? 'No field has it.' : count === 1 ? 'One field.' : `${count} fields.`;
}

/** The controls of all trees of fields that stand beside it: open, close, and a search. */
export default function ApiTree(): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  const tree = useRef<FieldTree | undefined>(undefined);
  const [status, tell] = useState('');
  const find = useCallback((wanted: string) => tell(told(wanted, tree.current?.find(wanted) ?? 0)), []);
  useEffect(() => {
    const place = tools.current?.parentElement;
    if (place) tree.current = new FieldTree(place, `.${CSS.escape(fieldStyles.field ?? '')}`);
    // Typed before the page came to life.
    const typed = tools.current?.querySelector('input')?.value;
    if (typed) find(typed);
  }, [find]);
  const expand = usePress(() => tree.current?.setAll(true));
  const collapse = usePress(() => tree.current?.setAll(false));

  return (
    <div
      ref={tools}
      className={clsx('needs-script', styles.tools)}
      role="group"
      aria-label="Fields of this page">
      <button {...expand} type="button" className={button}>
        Expand all
      </button>
      <button {...collapse} type="button" className={button}>
        Collapse all
      </button>
      <input
        type="search"
        className={styles.search}
        placeholder="Find a field"
        aria-label="Find a field"
        onInput={({currentTarget}) => find(currentTarget.value)}
        onKeyDown={({key}) => key === 'Enter' && tree.current?.next()}
      />
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  );
}

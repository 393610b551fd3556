import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import LoadError from '../../../ui/LoadError';
import {usePress} from '../../../ui/usePress';
import {inTime} from '../../../runtime/contract';
import type {Act} from '../tree';
import controls from '../control.module.css';
import styles from './styles.module.css';

const button = 'button button--secondary button--sm';

/** The controls of all trees of fields that stand beside it: open, close, and a search. What they do comes at first use. */
export default function ApiTree(): ReactNode {
  const tools = useRef<HTMLDivElement>(null);
  const [status, tell] = useState<ReactNode>();
  function act(what: Act): void {
    inTime(import('../tree')).then(
      ({actOn}) => {
        const told = tools.current && actOn(tools.current, what);
        if (typeof told === 'string') tell(told);
      },
      () => tell(<LoadError>The fields could not be searched.</LoadError>),
    );
  }
  useEffect(() => {
    // Typed before the page came to life.
    if (tools.current?.querySelector('input')?.value) act('find');
  }, []);

  return (
    <div
      ref={tools}
      className={clsx('needs-script', styles.tools)}
      role="group"
      aria-label="Fields of this page">
      <button {...usePress(() => act('open'))} type="button" className={button}>
        Expand all
      </button>
      <button {...usePress(() => act('close'))} type="button" className={button}>
        Collapse all
      </button>
      <input
        type="search"
        className={clsx(controls.control, styles.search)}
        placeholder="Find a field"
        aria-label="Find a field"
        onInput={() => act('find')}
        onKeyDown={({key}) => key === 'Enter' && act('next')}
      />
      <div role="status" className={styles.status}>
        {status}
      </div>
    </div>
  );
}

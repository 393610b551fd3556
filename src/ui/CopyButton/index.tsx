import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {write} from './write';

/** Milliseconds for which the outcome shows. */
const outcomeShownFor = 2000;

const noSubscription = () => () => undefined;

/** The clipboard API exists in secure contexts only (HTTPS, localhost). */
function useCanCopy(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => window.isSecureContext,
    () => true,
  );
}

type Props = {
  text: string | (() => string);
  /** Name of the text in the accessible name, such as "RSS address". */
  what: string;
  className?: string;
};

/** Copies a text and announces the outcome. Without a script its space stays empty; a press before React is answered after it. */
export default function CopyButton({text, what, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  const canCopy = useCanCopy();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(''), outcomeShownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void write(Promise.resolve(typeof text === 'string' ? text : text())).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    );
  return (
    <span className={clsx(styles.copy, className)}>
      {canCopy && (
        <>
          <button type="button" className="chip needs-script" aria-label={`Copy the ${what}`} onClick={copy}>
            Copy
          </button>
          <span role="status" className="chip">
            {outcome}
          </span>
        </>
      )}
    </span>
  );
}

import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Milliseconds for which the outcome shows. */
const outcomeShownFor = 2000;

const noSubscription = () => () => undefined;

/** The clipboard API exists in secure contexts only (HTTPS, localhost), and not in SSR. */
function useCanCopy(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => window.isSecureContext,
    () => false,
  );
}

type Props = {
  text: string | (() => string);
  /** Name of the text in the accessible name, such as "RSS address". */
  what: string;
  className?: string;
};

/** Copies a text and announces the outcome. Without JavaScript its space stays empty. */
export default function CopyButton({text, what, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  const canCopy = useCanCopy();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(''), outcomeShownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    );
  return (
    <span className={clsx(styles.copy, className)}>
      {canCopy && (
        <>
          <button type="button" className="chip" aria-label={`Copy the ${what}`} onClick={copy}>
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

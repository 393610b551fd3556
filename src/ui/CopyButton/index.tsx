import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How long the button says what became of it, in milliseconds. */
const thanksFor = 2000;

const never = () => () => undefined;

/** Browsers let a page write to the clipboard only over HTTPS and on this machine; a server has none. */
function useCanCopy(): boolean {
  return useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => false,
  );
}

type Props = {
  text: string | (() => string);
  /** What the text is, such as "RSS address". */
  what: string;
  className?: string;
};

/** Copies a text and says so; without JavaScript there is no button, only its place, and the text can be selected. */
export default function CopyButton({text, what, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  const canCopy = useCanCopy();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(''), thanksFor);
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
          <button type="button" aria-label={`Copy the ${what}`} onClick={copy}>
            Copy
          </button>
          <span role="status">{outcome}</span>
        </>
      )}
    </span>
  );
}

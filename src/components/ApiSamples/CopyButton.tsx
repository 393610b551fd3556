import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How long the button says that it has copied. */
const thanksFor = 2000;

/** Copies a text; its words are announced when they change, and its width stays. */
export default function CopyButton({text}: {text: () => string}): ReactNode {
  const [outcome, setOutcome] = useState<'Copied' | 'Failed'>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), thanksFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setOutcome('Copied'),
        () => setOutcome('Failed'),
      );
  };
  return (
    <button className={styles.copy} type="button" onClick={copy}>
      <span aria-live="polite">{outcome ?? 'Copy'}</span>
    </button>
  );
}

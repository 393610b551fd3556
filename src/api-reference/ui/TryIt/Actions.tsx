import React, {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './console.module.css';
import {requestLink} from './requestLink';
import type {ConsoleModel} from './useConsole';

/** What can be done with a request beside sending it: share it as a link, and begin anew. */
export default function Actions({model}: {model: ConsoleModel}): ReactNode {
  const {pathname} = useLocation();
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    const address = new URL(requestLink(pathname, model.written), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Link copied, without secrets and files.');
    } catch {
      setOutcome('The browser did not let the page copy the link.');
    }
  }

  function reset(): void {
    model.reset();
    setOutcome('The form is back to the examples from the document.');
  }

  return (
    <div className={styles.actions}>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={reset}>
        Reset
      </button>
      <span role="status" className={styles.note}>
        {outcome}
      </span>
    </div>
  );
}

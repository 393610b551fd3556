import React, {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from '../console.module.css';

/** Whether the mock of an API runs, and this server passes calls on to it (`src/cli/mock-relay.ts`). */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, {cache: 'no-store'}).then(
    ({status}) => status === 204,
    () => false,
  );

/** Asks the mock on this machine whether it answers, and says what to do when it does not. */
export default function LocalMock({api}: {api: string}): ReactNode {
  const address = useBaseUrl(`/api-mock/${api}`);
  const [answers, setAnswers] = useState<boolean>();
  const [count, askAgain] = useState(0);
  useEffect(() => {
    let isGone = false;
    void isThere(address).then((found) => !isGone && setAnswers(found));
    return () => {
      isGone = true;
    };
  }, [address, count]);
  return (
    <div role="status" className={styles.note}>
      {answers === undefined ? (
        'Asking the mock…'
      ) : answers ? (
        'The mock answers: it checks requests, and has the examples of the specification.'
      ) : (
        <>
          <p>
            The mock does not answer. Run <code>npm run api:mock</code> in one terminal and{' '}
            <code>npm run serve</code> in another, and open the page at the address that it names: other
            servers do not pass calls on.
          </p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => askAgain(count + 1)}>
            Ask again
          </button>
        </>
      )}
    </div>
  );
}

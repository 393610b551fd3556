import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './console.module.css';
import {answerTo, timeOf, useCalls, type Call} from './history';
import {requestLink} from './requestLink';

type Props = {
  api: string;
  /** What a call of this page is written as, for people. */
  describe: (call: Call) => string;
};

/** Two calls side by side, so that the eye finds what differs. */
function Compared({api, describe, two}: Props & {two: Call[]}): ReactNode {
  return (
    <div className={styles.compared}>
      {two.map((call) => (
        <div key={call.id}>
          <p className={styles.title}>
            {timeOf(call)}, {call.outcome}
          </p>
          <pre tabIndex={0}>{describe(call)}</pre>
          <pre tabIndex={0}>
            {answerTo(api, call) ?? 'The answer was not kept when the page was loaded again.'}
          </pre>
        </div>
      ))}
    </div>
  );
}

/** The requests of the visit: each can be opened again, and two of them compared. */
export default function History(props: Props): ReactNode {
  const calls = useCalls(props.api);
  const [chosen, choose] = useState<number[]>([]);
  if (!calls.length) return null;
  const two = calls.filter(({id}) => chosen.includes(id));
  return (
    <details className={styles.history}>
      <summary>{calls.length === 1 ? 'One request' : `${calls.length} requests`} of this visit</summary>
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <input
              type="checkbox"
              aria-label={`Compare ${call.method} ${call.path} of ${timeOf(call)}`}
              checked={chosen.includes(call.id)}
              onChange={({target}) =>
                choose((old) =>
                  target.checked ? [...old.slice(-1), call.id] : old.filter((id) => id !== call.id),
                )
              }
            />
            <span>
              {timeOf(call)} <strong>{call.outcome}</strong>{' '}
              <code>
                {call.method} {call.path}
              </code>
            </span>
            <Link to={requestLink(call.page, call.written)}>Repeat</Link>
          </li>
        ))}
      </ul>
      {two.length === 2 ? (
        <Compared {...props} two={two} />
      ) : (
        <p className={styles.note}>Mark two of them to compare requests and answers.</p>
      )}
    </details>
  );
}

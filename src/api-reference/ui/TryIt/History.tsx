import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import LoadError from '../../../ui/LoadError';
import styles from './console.module.css';
import {timeOf, useCalls, type Call} from './history';
import {requestLink} from './requestLink';
import {useChunk} from './useChunk';

type Props = {
  api: string;
  /** What a call of this page is written as, for people. */
  describe: (call: Call) => string;
};

/** The requests of the visit: each can be opened again, and two of them compared. */
export default function History(props: Props): ReactNode {
  const calls = useCalls(props.api);
  const [chosen, choose] = useState<number[]>([]);
  const [later, earlier] = calls.filter(({id}) => chosen.includes(id));
  const {Part: Compared, hasFailed} = useChunk(() => import('./compare/Compared'), earlier !== undefined);
  if (!calls.length) return null;
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
      {!later || !earlier ? (
        <p className={styles.note}>Mark two of them to compare requests and answers.</p>
      ) : Compared ? (
        <Compared {...props} earlier={earlier} later={later} />
      ) : (
        hasFailed && <LoadError>The comparison could not be loaded.</LoadError>
      )}
    </details>
  );
}

import React, {useEffect, useReducer, type ReactNode} from 'react';
import styles from '../console.module.css';
import {grantOf, isExpired} from './grant';
import {siteLanguage} from '../../../../site/language';

/** What a timer of a browser can wait for, in milliseconds. */
const longestWait = 2 ** 31 - 1;

const moment = (at: number) =>
  new Date(at).toLocaleString(siteLanguage, {dateStyle: 'medium', timeStyle: 'medium'});

type Props = {api: string; scheme: string; onRefresh: () => void};

/** Says until when the token of a scheme lasts, and lets the reader have the next one before. */
export default function Expiry({api, scheme, onRefresh}: Props): ReactNode {
  const grant = grantOf(api, scheme);
  const at = grant?.expiresAt;
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = (at ?? Infinity) - Date.now();
    if (left > longestWait) return;
    const timer = setTimeout(look, Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [at]);
  if (!grant) return null;
  const canRefresh = grant.refreshToken !== undefined;
  const said =
    at === undefined
      ? 'The server does not say when the token expires.'
      : isExpired(grant)
        ? `The token expired on ${moment(at)}. ${canRefresh ? 'The next request refreshes it first.' : 'Get a new one.'}`
        : `The token expires on ${moment(at)}.${canRefresh ? ' A later request refreshes it first.' : ''}`;
  return (
    <div className={styles.field}>
      <p className={styles.note}>{said}</p>
      {canRefresh && (
        <button type="button" className="button button--secondary" onClick={onRefresh}>
          Refresh the token
        </button>
      )}
    </div>
  );
}

import React, {useId, useState, type ReactNode} from 'react';
import Secret from './Secret';
import styles from './console.module.css';
import {fetchToken} from './token';
import {setSessionValue, sessionValue, secretKey} from './sessionStore';

type Props = {api: string; scheme: string; tokenUrl: string; scopes: string[]};

/** Fetches an access token for a client (OAuth 2.0 client credentials) from the token address of the scheme. */
export default function ClientCredentials({api, scheme, tokenUrl, scopes}: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState(scopes.join(' '));
  const [outcome, setOutcome] = useState('');
  const of = {api, scheme};

  async function get(): Promise<void> {
    setOutcome('Asking for a token…');
    const client = {
      id: sessionValue(secretKey(api, scheme, 'clientId')),
      secret: sessionValue(secretKey(api, scheme, 'clientSecret')),
      scopes: wanted.split(/\s+/).filter(Boolean),
    };
    try {
      setSessionValue(
        secretKey(api, scheme, 'token'),
        await fetchToken(tokenUrl, client, new AbortController().signal),
      );
      setOutcome('The token is in place.');
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error));
    }
  }

  const onEnter = () => void get();
  return (
    <>
      <Secret {...of} part="clientId" label="Client id" isPublic onEnter={onEnter} />
      <Secret {...of} part="clientSecret" label="Client secret" onEnter={onEnter} />
      <div className={styles.field}>
        <label htmlFor={id}>Scopes, with a space between them</label>
        <input
          id={id}
          spellCheck={false}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <button type="button" className="button button--secondary" onClick={onEnter}>
          Get a token
        </button>
        <p role="status" className={styles.note}>
          {outcome}
        </p>
      </div>
    </>
  );
}

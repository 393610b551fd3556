import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {OAuthFlow} from '@site/src/api-reference/console/consoleData';
import Input from './Input';
import Secret from './Secret';
import styles from './console.module.css';
import {requestToken} from './requestToken';
import {credential, setCredential} from './sessionStore';

type Props = {api: string; name: string; flow: OAuthFlow; scopes: string[]};

/** Gets a token with the id and the secret of a client, and puts it into its field. */
export default function ClientCredentials({api, name, flow, scopes}: Props): ReactNode {
  const [scope, setScope] = useState(scopes.join(' '));
  const [outcome, setOutcome] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const of = {api, scheme: name};

  async function start(): Promise<void> {
    const client = {
      id: credential(api, name, 'clientId'),
      secret: credential(api, name, 'clientSecret'),
      scope,
    };
    if (!client.id || !client.secret) return setOutcome('Enter the client ID and the secret first.');
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setOutcome('Requesting a token…');
    try {
      setCredential(api, name, 'token', await requestToken(flow, client, control.signal));
      setOutcome('Your requests now use the new token.');
    } catch (error) {
      if (!control.signal.aborted) setOutcome(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <Secret {...of} part="clientId" label="Client id" isPublic onEnter={() => void start()} />
      <Secret {...of} part="clientSecret" label="Client secret" onEnter={() => void start()} />
      <Input label="Scopes, with a space between them" value={scope} onText={setScope} />
      <div className={styles.field}>
        <button type="button" className="button button--secondary" onClick={() => void start()}>
          Get a token
        </button>
        <p role="status" className={styles.note}>
          {outcome}
        </p>
      </div>
    </>
  );
}

import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {ConsoleScheme} from '@site/src/api-reference/console/consoleData';
import CopyButton from '@site/src/ui/CopyButton';
import {inTime} from '../../../../runtime/contract';
import Secret from '../Secret';
import Select from '../Select';
import styles from '../console.module.css';
import {credential, setCredential} from '../sessionStore';
import {deprecations, flowLabels, flowsOf, type Flow} from './flows';
import {openWindow, redirectUri, returned} from './returned';

type Props = {api: string; name: string; scheme: ConsoleScheme; scopes: string[]};

const loadOAuth = () => inTime(import('./oauth'));

/** What is going on, or how it ended. */
type Outcome = {text: string; isBusy?: boolean; link?: {url: string; text: string}};

const hostOf = (url = '') => new URL(url).host;

/**
 * Signs in with one of the flows that a scheme of OAuth 2.0 declares, and puts the token into its field.
 */
export default function SignIn({api, name, scheme, scopes}: Props): ReactNode {
  const id = useId();
  const flows = flowsOf(scheme);
  const [choice, setChoice] = useState(0);
  const [wanted, setWanted] = useState(scopes.join(' '));
  const [outcome, setOutcome] = useState<Outcome>({text: ''});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const current = flows[choice];
  const of = {api, scheme: name};

  const client = () => ({
    id: credential(api, name, 'clientId'),
    secret: credential(api, name, 'clientSecret'),
    scope: wanted,
  });

  /** Runs one step that may fail; a step that the reader has given up says nothing any more. */
  async function run(text: string, step: (signal: AbortSignal) => Promise<string>): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setOutcome({text, isBusy: true});
    try {
      const end = await step(control.signal);
      if (!control.signal.aborted) setOutcome({text: end});
    } catch (error) {
      if (!control.signal.aborted) setOutcome({text: error instanceof Error ? error.message : String(error)});
    }
  }

  function cancel(): void {
    running.current?.abort();
    setOutcome({text: 'Cancelled.'});
  }

  function put(token: string): string {
    setCredential(api, name, 'token', token);
    return 'The token is in place.';
  }

  const signIn = ({flow}: Flow) => {
    const opened = openWindow();
    void run('Opening the sign-in…', async (signal) => {
      try {
        const {authorise} = await loadOAuth();
        const begun = await authorise(flow, client(), redirectUri());
        opened?.show(begun.url);
        const link = opened
          ? undefined
          : {url: begun.url, text: `Sign in at ${hostOf(flow.authorizationUrl)}`};
        setOutcome({
          text: link ? '' : 'Waiting for you to sign in in the other window…',
          isBusy: true,
          link,
        });
        const parameters = await returned(begun.state, signal);
        setOutcome({text: 'Asking for a token…', isBusy: true});
        return put(await begun.finish(parameters, signal));
      } finally {
        opened?.close();
      }
    });
  };

  const onDevice = ({flow}: Flow) =>
    void run('Asking for a code…', async (signal) => {
      const {device} = await loadOAuth();
      const begun = await device(flow, client(), signal);
      setOutcome({
        text: `Your code is ${begun.code}. Waiting for you to sign in…`,
        isBusy: true,
        link: {url: begun.url, text: `Sign in at ${hostOf(begun.url)}`},
      });
      return put(await begun.finish());
    });

  function start(): void {
    if (!current) return;
    if (!client().id) return setOutcome({text: 'Type the client id first.'});
    if (current.name === 'authorizationCode') return signIn(current);
    if (current.name === 'deviceAuthorization') return onDevice(current);
    void run('Asking for a token…', async (signal) => {
      const {clientCredentials, password} = await loadOAuth();
      if (current.name === 'clientCredentials')
        return put(await clientCredentials(current.flow, client(), signal));
      const account = {user: credential(api, name, 'user'), password: credential(api, name, 'password')};
      return put(await password(current.flow, client(), account, signal));
    });
  }

  const deprecation = current && deprecations[current.name];
  const isCode = current?.name === 'authorizationCode';
  return (
    <>
      {flows.length > 1 && (
        <Select
          label="Get the token by"
          value={String(choice)}
          options={flows.map((flow, index) => [String(index), flowLabels[flow.name]])}
          onChange={(index) => setChoice(Number(index))}
        />
      )}
      {deprecation && <p className={styles.note}>{deprecation}</p>}
      {isCode && (
        <div className={styles.note}>
          Register this address with your client as its redirect address:{' '}
          <code className={styles.address}>{redirectUri()}</code>
          <CopyButton text={redirectUri()} what="redirect address" />
        </div>
      )}
      {current && current.name !== 'implicit' && (
        <>
          {current.name === 'password' && (
            <>
              <Secret {...of} part="user" label="User name" isPublic onEnter={start} />
              <Secret {...of} part="password" label="Password" onEnter={start} />
            </>
          )}
          <Secret {...of} part="clientId" label="Client id" isPublic onEnter={start} />
          <Secret
            {...of}
            part="clientSecret"
            label={
              current.name === 'clientCredentials' ? 'Client secret' : 'Client secret, if the client has one'
            }
            onEnter={start}
          />
          <div className={styles.field}>
            <label htmlFor={id}>Scopes, with a space between them</label>
            <input
              id={id}
              spellCheck={false}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </div>
        </>
      )}
      <div className={styles.field}>
        {outcome.isBusy ? (
          <button type="button" className="button button--secondary" onClick={cancel}>
            Give up
          </button>
        ) : current && current.name !== 'implicit' ? (
          <button type="button" className="button button--secondary" onClick={start}>
            {isCode ? 'Sign in' : 'Get a token'}
          </button>
        ) : null}
        <p role="status" className={styles.note}>
          {outcome.text}{' '}
          {outcome.link && (
            <a href={outcome.link.url} target="_blank" rel="noopener noreferrer">
              {outcome.link.text}
            </a>
          )}
        </p>
      </div>
    </>
  );
}

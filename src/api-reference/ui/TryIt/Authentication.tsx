import React, {type ReactNode} from 'react';
import type {ConsoleData, ConsoleScheme} from '@site/src/api-reference/console/consoleData';
import ClientCredentials from './ClientCredentials';
import Secret from './Secret';
import {SelectIndex} from './Select';
import styles from './console.module.css';
import {kindOf, unsupported} from './credentials';
import {useCredential, useKeptCredentials, useOfferedToken, useSessionStore} from './sessionStore';

type SchemeProps = {api: string; name: string; scheme: ConsoleScheme; scopes: string[]};

/** The field of a token, with the offer of one that an answer held. */
function Token({api, scheme, label}: {api: string; scheme: string; label: string}): ReactNode {
  const offered = useOfferedToken();
  const [token, setToken] = useCredential(api, scheme, 'token');
  return (
    <>
      <Secret api={api} scheme={scheme} part="token" label={label} />
      {offered !== '' && offered !== token && (
        <div className={styles.field}>
          <button type="button" className="button button--secondary" onClick={() => setToken(offered)}>
            Use the token of the last answer that held one
          </button>
        </div>
      )}
    </>
  );
}

function Scheme({api, name, scheme, scopes}: SchemeProps): ReactNode {
  const {clientCredentials} = scheme.flows ?? {};
  const of = {api, scheme: name};
  switch (kindOf(scheme)) {
    case 'basic':
      return (
        <>
          <Secret {...of} part="user" label="User name" isPublic />
          <Secret {...of} part="password" label="Password" />
        </>
      );
    case 'bearer':
      return <Token {...of} label="Bearer token" />;
    case 'key':
      return <Secret {...of} part="key" label={`API key (${scheme.in} ${scheme.name})`} />;
    case 'oauth2':
      return (
        <>
          {clientCredentials?.tokenUrl && (
            <ClientCredentials api={api} name={name} flow={clientCredentials} scopes={scopes} />
          )}
          <Token {...of} label="Access token" />
        </>
      );
    default:
      return <p className={styles.note}>{unsupported(scheme)} Use the code sample.</p>;
  }
}

/** Where credentials are, and the reader's choice of it. */
function Keeping(): ReactNode {
  const [isKept, keep] = useKeptCredentials();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" checked={isKept} onChange={(event) => keep(event.target.checked)} /> Keep
        credentials in this tab until it is closed
      </label>
      <p className={styles.note}>
        {isKept
          ? 'This tab keeps your credentials, even if you reload the page. They go only to the server that you chose.'
          : 'This page keeps your credentials until you leave the site. They go only to the server that you chose.'}
      </p>
    </div>
  );
}

type Props = {data: ConsoleData; choice: number; onChoice: (index: number) => void};

/** The credentials of a request: one of the alternatives that the specification allows. */
export default function Authentication({data, choice, onChoice}: Props): ReactNode {
  useSessionStore();
  const {api, security, schemes} = data;
  if (!security.some((alternative) => Object.keys(alternative).length)) return null;
  const used = Object.keys(security[choice] ?? {}).flatMap((name): [string, ConsoleScheme][] =>
    schemes[name] ? [[name, schemes[name]]] : [],
  );
  return (
    <fieldset>
      <legend>Authentication</legend>
      <SelectIndex
        label="Authenticate with"
        titles={security.map((alternative) => Object.keys(alternative).join(' and ') || 'Nothing')}
        index={choice}
        onIndex={onChoice}
      />
      {used.map(([name, scheme]) => (
        <React.Fragment key={name}>
          {scheme.description && <p className={styles.note}>{scheme.description.replaceAll('`', '')}</p>}
          <Scheme api={api} name={name} scheme={scheme} scopes={security[choice]?.[name] ?? []} />
        </React.Fragment>
      ))}
      <Keeping />
    </fieldset>
  );
}

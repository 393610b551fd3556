import React, {type ReactNode} from 'react';
import type {ConsoleData, ConsoleScheme} from '@site/src/api-reference/console/consoleData';
import ClientCredentials from './ClientCredentials';
import Secret from './Secret';
import Select from './Select';
import styles from './console.module.css';
import {kindOf} from './credentials';

type SchemeProps = {api: string; name: string; scheme: ConsoleScheme; scopes: string[]};

function Scheme({api, name, scheme, scopes}: SchemeProps): ReactNode {
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
      return <Secret {...of} part="token" label="Bearer token" />;
    case 'key':
      return <Secret {...of} part="key" label={`API key (${scheme.in} ${scheme.name})`} />;
    case 'oauth2': {
      const tokenUrl = scheme.flows?.clientCredentials?.tokenUrl;
      return (
        <>
          {tokenUrl && <ClientCredentials {...of} tokenUrl={tokenUrl} scopes={scopes} />}
          <Secret {...of} part="token" label="Access token" />
          {!tokenUrl && (
            <p className={styles.note}>
              Get a token the way your program does and paste it here{scopes.length > 0 && '; it needs '}
              {scopes.map((scope, index) => (
                <React.Fragment key={scope}>
                  {index > 0 && ', '}
                  <code>{scope}</code>
                </React.Fragment>
              ))}
              .
            </p>
          )}
        </>
      );
    }
    default:
      return (
        <p className={styles.note}>
          A page cannot send the credentials of <code>{name}</code>. Use the code sample.
        </p>
      );
  }
}

type Props = {data: ConsoleData; choice: number; onChoice: (index: number) => void};

/** The credentials of a request: one of the alternatives that the specification allows. */
export default function Authentication({data, choice, onChoice}: Props): ReactNode {
  const {api, security, schemes} = data;
  if (!security.some((alternative) => Object.keys(alternative).length)) return null;
  return (
    <fieldset>
      <legend>Authentication</legend>
      {security.length > 1 && (
        <Select
          label="Authenticate with"
          value={String(choice)}
          options={security.map((alternative, index) => [
            String(index),
            Object.keys(alternative).join(' and ') || 'Nothing',
          ])}
          onChange={(index) => onChoice(Number(index))}
        />
      )}
      {Object.entries(security[choice] ?? {}).map(([name, scopes]) => {
        const scheme = schemes[name];
        return (
          scheme && (
            <React.Fragment key={name}>
              {scheme.description && <p className={styles.note}>{scheme.description.replaceAll('`', '')}</p>}
              <Scheme api={api} name={name} scheme={scheme} scopes={scopes} />
            </React.Fragment>
          )
        );
      })}
      <p className={styles.note}>
        Credentials stay in the memory of this page, go to the chosen server only, and are gone when you leave
        the site.
      </p>
    </fieldset>
  );
}

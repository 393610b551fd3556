import React, {useState, type ReactNode} from 'react';
import {hasHost, serverAddress} from '@site/src/api-reference/request/address';
import type {ApiServer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import styles from './console.module.css';
import {answerLabel, followsRequest} from './exampleAnswers';
import Input from './Input';
import Select from './Select';
import {
  allowedSources,
  isAllowed,
  isServedLocally,
  isServerAddress,
  keepOwnAddress,
  mockServer,
  ownAddress,
  ownServer,
  serverKey,
  variableKey,
} from './servers';
import {setSessionValue, useSessionValue} from './sessionStore';

type Props = {
  data: ConsoleData;
  server: ApiServer | undefined;
  answer: number;
  onAnswer: (index: number) => void;
  /** What is wrong with the reader's own address. */
  message: string | undefined;
};

type VariableProps = {api: string; server: ApiServer; name: string};

function Variable({api, server, name}: VariableProps): ReactNode {
  const variable = server.variables?.[name];
  const [value, setValue] = useSessionValue(variableKey(api, server.url, name));
  const shown = value || variable?.default || '';
  if (variable?.enum) {
    const options = variable.enum.map((option): [string, string] => [option, option]);
    return <Select label={name} value={shown} options={options} onChange={setValue} />;
  }
  return <Input label={name} value={value} placeholder={variable?.default} onText={setValue} />;
}

/** An address of the reader's own; where the policy of the site refuses it, this says so before anything is sent. */
function OwnAddress({api, message}: {api: string; message: string | undefined}): ReactNode {
  const [address, setAddress] = useState(() => ownAddress(api));
  const sources = allowedSources();
  const isRefused = sources && isServerAddress(address) && !isAllowed(address, sources, location.href);
  const change = (next: string) => {
    setAddress(next);
    keepOwnAddress(api, next.trim());
    setSessionValue(`${api} address`, next);
  };
  return (
    <Input
      label="Base address, without the path"
      type="text"
      inputMode="url"
      aria-invalid={message ? true : undefined}
      value={address}
      onText={change}>
      {message && <p className={styles.message}>{message}</p>}
      {isRefused && (
        <p className={styles.note}>
          The security policy of this site allows calls to{' '}
          {sources.filter((source) => source !== "'self'").join(', ') || 'no other server'} only, so this page
          cannot call it. Copy the code sample: it has this address.
        </p>
      )}
      <p className={styles.note}>This tab keeps the address until you close it.</p>
    </Input>
  );
}

const local: [string, string][] = [[mockServer, 'Local mock']];

/** Who answers: the examples of the specification, in the page, or one of its servers. */
export default function ServerChoice({data, server, answer, onAnswer, message}: Props): ReactNode {
  const [choice, setServer] = useSessionValue(serverKey(data.api));
  const servers = data.servers
    .filter((each) => hasHost(serverAddress(each)))
    .map(({url, description}): [string, string] => [url, description ? `${url} (${description})` : url]);
  return (
    <fieldset>
      <legend>Server</legend>
      <Select
        label="Response from"
        value={server ? choice : ''}
        options={[
          ['', 'Example responses'],
          ...servers,
          ...(isServedLocally() ? local : []),
          [ownServer, 'Another address…'],
        ]}
        onChange={setServer}
      />
      {!servers.length && (
        <p className={styles.note}>
          The specification does not name a host. Choose ‘Another address…’ and enter a server’s address.
        </p>
      )}
      {choice === ownServer ? (
        <OwnAddress api={data.api} message={message} />
      ) : choice === mockServer ? (
        <p className={styles.note}>
          Calls go to the mock on this machine, which checks them and returns the specification’s examples.
        </p>
      ) : server ? (
        Object.keys(server.variables ?? {}).map((name) => (
          <Variable key={`${server.url} ${name}`} api={data.api} server={server} name={name} />
        ))
      ) : (
        <>
          <Select
            label="Example response"
            value={String(answer)}
            options={[
              [String(followsRequest), 'Follows the request'],
              ...data.answers.map((each, index): [string, string] => [
                String(index),
                answerLabel(each, data.answers),
              ]),
            ]}
            onChange={(index) => onAnswer(Number(index))}
          />
          <p className={styles.note}>
            This page checks the request and shows the specification’s example response. It does not send
            anything, and you do not need an account.
          </p>
        </>
      )}
    </fieldset>
  );
}

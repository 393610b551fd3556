import React, {useId, type ReactNode} from 'react';
import type {ApiServer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import styles from './console.module.css';
import {answerLabel} from './exampleAnswers';
import Select from './Select';
import {serverKey, variableKey} from './useConsole';
import {useSessionValue} from './sessionStore';

type Props = {
  data: ConsoleData;
  server: ApiServer | undefined;
  answer: number;
  onAnswer: (index: number) => void;
};

type VariableProps = {api: string; server: ApiServer; name: string};

function Variable({api, server, name}: VariableProps): ReactNode {
  const id = useId();
  const variable = server.variables?.[name];
  const [value, setValue] = useSessionValue(variableKey(api, server.url, name));
  const shown = value || variable?.default || '';
  if (variable?.enum) {
    const options = variable.enum.map((option): [string, string] => [option, option]);
    return <Select label={name} value={shown} options={options} onChange={setValue} />;
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        value={value}
        placeholder={variable?.default}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}

/** Who answers: the examples of the specification, in the page, or one of its servers. */
export default function ServerChoice({data, server, answer, onAnswer}: Props): ReactNode {
  const [, setServer] = useSessionValue(serverKey(data.api));
  const servers = data.servers.map(({url, description}): [string, string] => [
    url,
    description ? `${url} (${description})` : url,
  ]);
  return (
    <fieldset>
      <legend>Server</legend>
      <Select
        label="Who answers"
        value={server?.url ?? ''}
        options={[['', 'Example responses'], ...servers]}
        onChange={setServer}
      />
      {server ? (
        Object.keys(server.variables ?? {}).map((name) => (
          <Variable key={`${server.url} ${name}`} api={data.api} server={server} name={name} />
        ))
      ) : (
        <>
          <Select
            label="Answer"
            value={String(answer)}
            options={data.answers.map((each, index) => [String(index), answerLabel(each, data.answers)])}
            onChange={(index) => onAnswer(Number(index))}
          />
          <p className={styles.note}>
            The request is checked and answered in this page from the examples of the specification. Nothing
            is sent, and no account is needed.
          </p>
        </>
      )}
    </fieldset>
  );
}

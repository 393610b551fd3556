import React, {useRef, type ReactNode, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import type {ConsoleData, ConsoleParameter} from '@site/src/api-reference/console/consoleData';
import Authentication from './Authentication';
import Body from './Body';
import Field from './Field';
import RequestLine from './RequestLine';
import Result from './Result';
import ServerChoice from './ServerChoice';
import styles from './console.module.css';
import {fieldId} from './buildRequest';
import {useBuiltSample} from './useBuiltSample';
import {useConsole} from './useConsole';

const places: [ConsoleParameter['in'], string][] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

type Props = {
  data: ConsoleData;
  /** Address of the schemas of the answers. */
  schemas?: string;
  isOpen: boolean;
};

/** The console of one operation: choose who answers, fill in the request, send it, read the answer. */
export default function Console({data, schemas, isOpen}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const model = useConsole(data, schemas);
  useBuiltSample(isOpen ? model.sample : undefined);
  const wrong = Object.keys(model.messages).length;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    let isSent = false;
    flushSync(() => (isSent = model.send()));
    if (isSent) form.current?.querySelector('section')?.scrollIntoView({block: 'nearest'});
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label="Console"
      noValidate
      autoComplete="off"
      onSubmit={submit}>
      <RequestLine
        request={model.preview}
        isBusy={model.result.state === 'sending' || model.result.state === 'receiving'}
        onCancel={model.cancel}
      />
      <p role="status" className={styles.wrong}>
        {wrong > 0 && `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} your attention.`}
      </p>
      <ServerChoice data={data} server={model.server} answer={model.answer} onAnswer={model.setAnswer} />
      {model.server && (
        <Authentication data={data} choice={model.alternative} onChoice={model.setAlternative} />
      )}
      {places.map(([place, title]) => {
        const here = data.parameters.filter((parameter) => parameter.in === place);
        return (
          here.length > 0 && (
            <fieldset key={place}>
              <legend>{title}</legend>
              {place === 'cookie' && (
                <p className={styles.note}>
                  Browsers do not let a page send cookies to another site: these are not sent. Use the code
                  sample.
                </p>
              )}
              {here.map(({name, required, schema}) => {
                const id = fieldId(place, name);
                return (
                  <Field
                    key={id}
                    id={id}
                    name={name}
                    schema={schema}
                    $defs={data.$defs}
                    required={required ?? false}
                    text={model.draft.texts[id] ?? ''}
                    message={model.messages[id]}
                    onText={(text) => model.setText(id, text)}
                  />
                );
              })}
            </fieldset>
          )
        );
      })}
      <Body data={data} model={model} />
      <Result api={data.api} result={model.result} />
    </form>
  );
}

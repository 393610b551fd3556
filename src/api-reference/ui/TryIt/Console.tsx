import React, {useRef, useState, type ReactNode, type KeyboardEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import Authorization from '@theme/ApiExplorer/Authorization';
import Body from '@theme/ApiExplorer/Body';
import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import Response from '@theme/ApiExplorer/Response';
import Server from '@theme/ApiExplorer/Server';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import Missing from './Missing';
import RequestLine from './RequestLine';
import styles from './console.module.css';
import {useBuiltSample} from './useBuiltSample';
import {useConsole} from './useConsole';
import {useSharedBody} from './useSharedBody';

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
  const hasChosen = useSharedBody(data, model);
  useBuiltSample(isOpen || hasChosen ? model.sample : undefined);
  const [isReset, setReset] = useState(false);
  const wrong = Object.keys(model.messages).length;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    let isSent = false;
    flushSync(() => (isSent = model.send()));
    if (isSent) form.current?.querySelector('section')?.scrollIntoView({block: 'nearest'});
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function reset(): void {
    model.reset();
    setReset(true);
  }

  function sendByKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) form.current?.requestSubmit();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Control+Enter in any field does what its button does.
    <form
      ref={form}
      className={styles.console}
      aria-label="Console"
      noValidate
      autoComplete="off"
      onKeyDown={sendByKeys}
      onSubmit={submit}>
      <RequestLine
        request={model.preview}
        isBusy={model.result.state === 'sending'}
        onCancel={model.cancel}
      />
      <p role="status" className={styles.wrong}>
        {model.unsendable ??
          (wrong > 0 && `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} your attention.`)}
      </p>
      <Missing model={model} />
      <div className={styles.actions}>
        <button type="button" className="button button--secondary button--sm" onClick={reset}>
          Reset
        </button>
        <span role="status" className={styles.note}>
          {isReset && 'The form is back to the examples from the document.'}
        </span>
      </div>
      <Server
        data={data}
        server={model.server}
        answer={model.answer}
        onAnswer={model.setAnswer}
        message={model.messages.server}
      />
      {model.server && (
        <Authorization data={data} choice={model.alternative} onChoice={model.setAlternative} />
      )}
      <ParamOptions data={data} model={model} />
      <Body data={data} model={model} />
      <Response api={data.api} result={model.result} />
    </form>
  );
}

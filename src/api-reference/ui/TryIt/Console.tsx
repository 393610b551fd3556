import React, {useRef, useState, type ReactNode, type KeyboardEvent, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import Body from './Body';
import Missing from './Missing';
import Parameters from './Parameters';
import RequestLine from './RequestLine';
import Result from './Result';
import Settings from './Settings';
import styles from './console.module.css';
import {useBuiltSample} from './useBuiltSample';
import {useConsole} from './useConsole';
import {useSharedBody} from './useSharedBody';

type Props = {
  data: ConsoleData;
  /** Address of the schemas of the answers. */
  schemas?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The console of one operation: fill in the request, send it, read the response. Server and credentials are in a fold above. */
export default function Console({data, schemas, isOpen, onClose}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const model = useConsole(data, schemas);
  const hasChosen = useSharedBody(data, model);
  useBuiltSample(isOpen || hasChosen ? model.sample : undefined);
  const [isReset, setReset] = useState(false);
  const wrong = Object.keys(model.messages).length;
  const isSending = model.result.state === 'sending';

  const sender = useRef<HTMLButtonElement>(null);

  /** Shows the response, or what is wrong. @param anyway without the credentials that are missing */
  function send(anyway = false): void {
    let isSent = false;
    flushSync(() => (isSent = model.send(anyway)));
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const secrets = form.current?.querySelectorAll<HTMLInputElement>('[data-secret]') ?? [];
    const field = invalid ?? [...secrets].find(({value}) => !value);
    const fold = field?.closest('details');
    if (isSent) {
      if (anyway) sender.current?.focus();
      form.current?.querySelector('section')?.scrollIntoView({block: 'nearest'});
    } else {
      // The reader may have closed it, with the field inside.
      if (fold) fold.open = true;
      field?.focus();
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    send();
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
      onChange={() => setReset(false)}
      onSubmit={submit}>
      <RequestLine request={model.preview} onClose={onClose} />
      <div className={styles.request}>
        <Settings data={data} model={model} />
        <Parameters data={data} model={model} />
        <Body data={data} model={model} />
        <div className={styles.actions}>
          <Missing names={model.missing} onSend={() => send(true)} />
          <p role="status" className={styles.wrong}>
            {model.unsendable ??
              (wrong > 0 && `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} your attention.`)}
          </p>
          <span role="status" className={styles.note}>
            {isReset && 'The form shows the examples again.'}
          </span>
          <button type="button" className="button button--secondary" onClick={reset}>
            Reset
          </button>
          <button
            ref={sender}
            type={isSending ? 'button' : 'submit'}
            className={`button button--${isSending ? 'secondary' : 'primary'}`}
            title={isSending ? undefined : 'Control and Enter send from any field'}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={isSending ? model.cancel : undefined}>
            {isSending ? 'Cancel' : 'Send'}
          </button>
        </div>
      </div>
      <Result api={data.api} result={model.result} isOld={model.isOld} />
    </form>
  );
}

import React, {useId, type ReactNode} from 'react';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {rowsFor} from '../Field';
import styles from '../console.module.css';
import type {ConsoleModel} from '../useConsole';

/** A body as text. */
export default function TextBody({data, model}: {data: ConsoleData; model: ConsoleModel}): ReactNode {
  const id = useId();
  const {body, mediaType} = model.draft;
  const message = model.messages.body;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        Body{' '}
        <span className={styles.kind}>
          {[mediaType, data.body?.required && 'required'].filter(Boolean).join(', ')}
        </span>
      </label>
      <textarea
        className="field"
        id={id}
        rows={rowsFor(body, 4)}
        spellCheck={false}
        required={data.body?.required}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        value={body}
        onChange={(event) => model.setBody(event.target.value)}
      />
      {message && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}

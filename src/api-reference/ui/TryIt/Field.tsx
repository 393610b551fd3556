import React, {useId, type ReactNode} from 'react';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import styles from './console.module.css';
import {choices, editorOf, editorSchema, typeOf, type Editor} from './editorSchema';

type Props = {
  id: string;
  name: string;
  schema: JsonSchema;
  $defs: Definitions;
  required: boolean;
  text: string;
  message: string | undefined;
  onText: (text: string) => void;
  onFiles?: (files: File[]) => void;
  /** What belongs to it, below its editor. */
  children?: ReactNode;
};

/** Rows of a text area: enough for its text, within reason. */
export const rowsFor = (text: string, least: number): number =>
  Math.min(20, Math.max(least, text.split('\n').length + 1));

/** What is said of a value in place of its type. */
const kinds: Partial<Record<Editor, string>> = {
  list: 'one a line',
  json: 'JSON',
  file: 'file',
  files: 'file',
};

/** Names of which a page may not make a header. */
function isForbidden(id: string, name: string): boolean {
  if (!id.startsWith('header.') || !/^[\w-]+$/.test(name)) return false;
  return !new Request(location.href, {headers: {[name]: 'x'}}).headers.has(name);
}

/** The editor of one value, with its name, its kind and what is wrong with it. */
export default function Field(props: Props): ReactNode {
  const {id: key, name, $defs, required, text, message, onText, onFiles} = props;
  const id = useId();
  const schema = editorSchema(props.schema, $defs);
  const editor = editorOf(schema, $defs);
  const shared = {
    id,
    className: 'field',
    required,
    'aria-invalid': message ? true : undefined,
    'aria-describedby':
      [message && `${id}-message`, schema.description && `${id}-description`].filter(Boolean).join(' ') ||
      undefined,
    spellCheck: false,
  };

  function control(): ReactNode {
    switch (editor) {
      case 'choice':
        return (
          <select {...shared} value={text} onChange={(event) => onText(event.target.value)}>
            <option value="">{required ? 'Choose…' : 'Not sent'}</option>
            {choices(schema).map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        );
      case 'file':
      case 'files':
        return (
          <input
            {...shared}
            type="file"
            multiple={editor === 'files'}
            onChange={(event) => onFiles?.(Array.from(event.target.files ?? []))}
          />
        );
      case 'list':
      case 'json':
        return (
          <textarea
            {...shared}
            rows={rowsFor(text, 2)}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        );
      default:
        return (
          <input
            {...shared}
            type={schema.format === 'password' ? 'password' : 'text'}
            inputMode={editor === 'number' ? 'decimal' : undefined}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        );
    }
  }

  const kind = kinds[editor] ?? typeOf(schema);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        <span className={styles.kind}>{[kind, required && 'required'].filter(Boolean).join(', ')}</span>
      </label>
      {typeof schema.description === 'string' && schema.description && (
        <p id={`${id}-description`} className={styles.note}>
          {schema.description}
        </p>
      )}
      {control()}
      {props.children}
      {isForbidden(key, name) && (
        <p className={styles.note}>Browsers do not let a page set this header, so it is not sent.</p>
      )}
      {message && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}

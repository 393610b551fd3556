import React, {useId, useState, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from '../TryIt/console.module.css';
import own from './styles.module.css';
import {namesIn, verify, type SignatureRule, type Verdict} from './verify';

/** What a value of the signed text is called on the form. */
const labelOf = (name: string) =>
  ({body: 'Body, as it was received', method: 'Method', path: 'Path, with its query'})[name] ?? name;

type FieldProps = {name: string; label: string; value?: string; isLong?: boolean; type?: string};

function Field({name, label, value, isLong = false, type = 'text'}: FieldProps): ReactNode {
  const id = useId();
  const common = {id, name, defaultValue: value, spellCheck: false, autoComplete: 'off'} as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...common} rows={6} /> : <input {...common} type={type} />}
    </div>
  );
}

/** What is typed stays in the form: nothing is stored, and nothing is sent. */
export default function Form({method, ...rule}: SignatureRule & {method: string}): ReactNode {
  const [verdict, tell] = useState<Verdict>();
  const names = namesIn(rule.message);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      // Forms send line breaks as two characters.
      return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
    };
    const values = Object.fromEntries(names.map((name) => [name, text(`value:${name}`)]));
    verify(rule, {secret: text('secret'), signature: text('signature'), values}).then(
      tell,
      (error: unknown) => tell({isValid: false, why: `The browser could not check it: ${String(error)}`}),
    );
  };
  return (
    <form
      className={clsx(styles.console, own.form)}
      aria-label="Check a signature"
      onSubmit={check}
      onInput={() => tell(undefined)}>
      <fieldset>
        <Field name="secret" label="Secret" type="password" />
        <Field name="signature" label={rule.header} />
        {names.map((name) => (
          <Field
            key={name}
            name={`value:${name}`}
            label={labelOf(name)}
            isLong={name === 'body'}
            value={name === 'method' ? method.toUpperCase() : undefined}
          />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          Check
        </button>
        <span role="status" className={verdict && (verdict.isValid ? own.valid : own.invalid)}>
          {verdict?.why}
        </span>
      </div>
    </form>
  );
}

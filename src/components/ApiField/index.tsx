import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of fields: parameters, headers or the properties of a schema. */
export function ApiFields({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

type Props = {
  name: string;
  /** HTML id, stable between builds. */
  id: string;
  type?: string;
  format?: string;
  required?: boolean;
  nullable?: boolean;
  deprecated?: boolean;
  access?: string;
  allowed?: string[];
  defaultValue?: string;
  example?: string;
  limits?: string[];
  children?: ReactNode;
};

function Values({label, values}: {label: string; values: string[]}): ReactNode {
  return (
    <p className={styles.fact}>
      {label}:{' '}
      {values.map((value, index) => (
        <React.Fragment key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </React.Fragment>
      ))}
    </p>
  );
}

/** One parameter or property, with everything the specification says of it. */
export default function ApiField(props: Props): ReactNode {
  const {name, id, type, format, required, nullable, deprecated, access, children} = props;
  const notes = [format, nullable && 'may be null', access, deprecated && 'deprecated'].filter(Boolean);
  return (
    <div className={styles.field} id={id}>
      <div className={styles.head}>
        <code className={styles.name}>{name}</code>{' '}
        <span className={styles.type}>{[type, ...notes].filter(Boolean).join(', ')}</span>{' '}
        {required && <span className={styles.required}>required</span>}{' '}
        <a className={styles.link} href={`#${id}`} aria-label={`Direct link to ${name}`} data-search-ignore>
          #
        </a>
      </div>
      {children}
      {props.allowed && <Values label="One of" values={props.allowed} />}
      {props.defaultValue !== undefined && <Values label="Default" values={[props.defaultValue]} />}
      {props.limits && <p className={styles.fact}>Limits: {props.limits.join('; ')}</p>}
      {props.example !== undefined && <Values label="Example" values={[props.example]} />}
    </div>
  );
}

/** The properties of an object inside a field; closed at first, open without JavaScript at a click. */
export function ApiChildren({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <details className={styles.children}>
      <summary>
        Properties of <code>{name}</code>
      </summary>
      {children}
    </details>
  );
}

/** Alternatives of a schema (`oneOf`, `anyOf`). */
export function ApiChoices({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.choices}>
      <p className={styles.fact}>{label}:</p>
      {children}
    </div>
  );
}

export function ApiChoice({
  title,
  type,
  children,
}: {
  title: string;
  type: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <details className={styles.children}>
      <summary>
        {title} <span className={styles.type}>{type}</span>
      </summary>
      {children}
    </details>
  );
}

/** One response: status and meaning as the summary, headers and body inside. */
export function ApiResponse({
  id,
  status,
  title,
  children,
}: {
  /** HTML id, stable between builds. */
  id: string;
  status: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  const family = /^\d/.test(status) ? status[0] : 'x';
  return (
    <details className={styles.response} id={id} open={family === '2' || undefined}>
      <summary>
        <code className={`api-status api-status--${family}`}>{status}</code> {title}
      </summary>
      {children}
    </details>
  );
}

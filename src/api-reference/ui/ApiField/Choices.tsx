import React, {type ReactNode} from 'react';
import {AnchorLink, SchemaLink, type Named} from './links';
import styles from './styles.module.css';

/** Alternatives of a schema, such as `oneOf`. */
export function ApiChoices({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.choices}>
      <p className={styles.fact}>{label}:</p>
      {children}
    </div>
  );
}

type ChoiceProps = {
  /** HTML id, stable between builds; the tabs of docusaurus-theme-openapi-docs tell alternatives apart by it. */
  value: string;
  label: string;
  /** Absent where the fields of an object follow. */
  type?: string;
  /** The value that means this choice. */
  when?: string;
  children?: ReactNode;
};

/** One alternative; closed at first. */
export function ApiChoice({value: id, label: title, type, when, children}: ChoiceProps): ReactNode {
  return (
    <div className={styles.box}>
      <details className={styles.children} id={id}>
        <summary>
          {title} {type && <span className={styles.fact}>{type}</span>}{' '}
          {when && (
            <span className={styles.fact}>
              when <code>{when}</code>
            </span>
          )}
        </summary>
        {children}
      </details>
      <AnchorLink id={id} name={title} />
    </div>
  );
}

type SameProps = {
  /** Where it stands. */
  href: string;
  label: string;
  /** Ids of its fields, to which addresses may lead. */
  ids?: string[];
  of?: Named;
};

/** A schema that stands elsewhere on the page. */
export function ApiSame({href, label, ids, of}: SameProps): ReactNode {
  return (
    <p className={styles.fact}>
      {ids?.map((id) => (
        <span key={id} id={id} />
      ))}
      {of && 'Schema: '}
      {of && <SchemaLink of={of} />}
      {of ? ' · the same as ' : 'The same as '}
      <a href={href}>{label}</a>
    </p>
  );
}

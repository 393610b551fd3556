import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The type of a value and what belongs to it. */
export type TypeProps = {
  type?: string;
  format?: string;
  nullable?: boolean;
  deprecated?: boolean;
  access?: string;
};

/** What a specification says of a value in a few words. */
export type FactsProps = TypeProps & {
  constant?: string;
  allowed?: string[];
  defaultValue?: string;
  limits?: string[];
  pattern?: string;
  examples?: string[];
  /** Further remarks, such as how a list is written. */
  notes?: string[];
};

/** The type of a value with what belongs to it, in one line. */
export function typeLine({type, format, nullable, access, deprecated}: TypeProps): string {
  const parts = [type, format, nullable && 'may be null', access, deprecated && 'deprecated'];
  return parts.filter(Boolean).join(', ');
}

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

/** What is known of a value: every fact but the type, a line each; with a type, that of a whole body or a choice. */
export default function ApiFacts({id, name, ...facts}: FactsProps & {id?: string; name?: string}): ReactNode {
  const {constant, allowed, defaultValue, limits, pattern, examples, notes} = facts;
  const line = typeLine(facts);
  return (
    <div className={styles.facts} id={id}>
      {line && (
        <p className={styles.fact}>
          Type: {line}
          {name && `, ${name}`}
        </p>
      )}
      {constant !== undefined && <Values label="Always" values={[constant]} />}
      {allowed && <Values label="One of" values={allowed} />}
      {defaultValue !== undefined && <Values label="Default" values={[defaultValue]} />}
      {limits && <p className={styles.fact}>Limits: {limits.join('; ')}</p>}
      {pattern !== undefined && <Values label="Pattern" values={[pattern]} />}
      {notes && <p className={styles.fact}>Form: {notes.join('; ')}</p>}
      {examples && <Values label={examples.length > 1 ? 'Examples' : 'Example'} values={examples} />}
    </div>
  );
}

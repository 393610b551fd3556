import React, {type ReactNode} from 'react';
import {AnchorLink, SchemaLink, type Named} from './links';
import {typeLine, type TypeFacts} from './factLine';
import styles from './styles.module.css';

export {default as ApiFacts} from './Facts';
export {ApiChoice, ApiChoices, ApiSame} from './Choices';
export {ApiResponse, ApiResponses} from './Response';

/** A list of fields: parameters, headers or the properties of a schema. */
export function ApiFields({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

type Props = Omit<TypeFacts, 'type'> & {
  name: string;
  /** The type, by the name that docusaurus-theme-openapi-docs gives it. */
  schemaName?: string;
  /** HTML id, stable between builds. */
  id: string;
  required?: boolean;
  of?: Named;
  children?: ReactNode;
};

/** One parameter or property, with everything the specification says of it. */
export default function ApiField({name, id, required, schemaName, of, children, ...type}: Props): ReactNode {
  return (
    <div className={styles.field} id={id}>
      <div className={styles.head}>
        <code className={styles.name}>{name}</code>{' '}
        <span className={styles.fact}>
          {`${typeLine({type: schemaName, ...type})}${of ? ', ' : ''}`}
          {of && <SchemaLink of={of} />}
        </span>{' '}
        {required && <span className={styles.required}>required</span>} <AnchorLink id={id} name={name} />
      </div>
      {children}
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

import React, {Fragment, type ReactNode} from 'react';
import {factLine, type Facts} from './factLine';
import styles from './styles.module.css';

/**
 * What is known of a value, in one line: every fact but the type; with a type, that of a whole body or a choice.
 *
 * @param props with an id where a link may lead to the body
 */
export default function ApiFacts({id, ...facts}: Facts & {id?: string}): ReactNode {
  const parts = factLine(facts);
  const line = parts.length > 0 && (
    <p className={styles.fact}>
      {parts.map(({text, values}) => (
        <Fragment key={text}>
          {text}
          {values.map((value, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <code>{value}</code>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
  return id === undefined ? line : <div id={id}>{line}</div>;
}

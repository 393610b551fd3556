import React, {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {factLine, type Facts} from './factLine';
import {SchemaLink, type Named} from './links';
import styles from './styles.module.css';

/**
 * What is known of a value, in one line: every fact but the type; with a type, that of a whole body or a choice.
 *
 * @param props with an id where a link may lead to the body, and the schema where it has a name
 */
export default function ApiFacts({id, of, ...facts}: Facts & {id?: string; of?: Named}): ReactNode {
  const links = useBrokenLinks();
  if (id !== undefined) links.collectAnchor(id);
  const parts = factLine(facts);
  const line = (parts.length > 0 || of) && (
    <p className={styles.fact}>
      {of && 'Schema: '}
      {of && <SchemaLink of={of} />}
      {parts.map(({text, values}, at) => (
        <Fragment key={text}>
          {of && at === 0 ? ` · ${text}` : text}
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

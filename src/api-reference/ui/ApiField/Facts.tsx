import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {factLine, type Facts} from './factLine';
import {SchemaLink, type Named} from './links';
import styles from './styles.module.css';

const Values = ({values}: {values: string[]}): ReactNode =>
  values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </Fragment>
  ));

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
          <Values values={values} />
        </Fragment>
      ))}
    </p>
  );
  const all = (
    <>
      {line}
      {parts.map(
        ({more = [], text}) =>
          more.length > 0 && (
            <details key={text} className={clsx(styles.children, styles.fact)}>
              <summary>{`${more.length} more`}</summary>
              <p>
                <Values values={more} />
              </p>
            </details>
          ),
      )}
    </>
  );
  return id === undefined ? all : <div id={id}>{all}</div>;
}

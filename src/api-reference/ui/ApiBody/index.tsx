import React, {Fragment, useEffect, useRef, type ReactNode} from 'react';
import {useOperation} from '../ApiOperation';
import fieldStyles from '../ApiField/styles.module.css';
import styles from './styles.module.css';

type Props = {
  types: string[];
  /** Other content types have another schema: the schema of the one that is chosen is open. */
  isOneOf?: boolean;
  /** Whether a request may be without it; answers say nothing. */
  use?: 'required' | 'optional';
  children?: ReactNode;
};

/** A body of a request or of an answer, with the content types that it comes in. */
export default function ApiBody({types, isOneOf, use, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [body] = useOperation('body');
  const mediaType = body?.mediaType;
  useEffect(() => {
    if (details.current && mediaType !== undefined) details.current.open = types.includes(mediaType);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What the reader opens stays until the choice is another.
  }, [mediaType]);
  const line = (
    <>
      {'Content type: '}
      {types.map((type, index) => (
        <Fragment key={type}>
          {index > 0 && ', '}
          <code>{type}</code>
        </Fragment>
      ))}
      {use && ' '}
      {use && <span className={use === 'required' ? fieldStyles.required : fieldStyles.fact}>{use}</span>}
    </>
  );
  if (isOneOf)
    return (
      <details ref={details} open className={styles.body}>
        <summary>{line}</summary>
        {children}
      </details>
    );
  return (
    <>
      <p>{line}</p>
      {children}
    </>
  );
}

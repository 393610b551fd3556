import React, {Fragment, type ReactNode} from 'react';

/** A body of a request or of an answer, with the content types that it comes in. */
export default function ApiBody({types, children}: {types: string[]; children?: ReactNode}): ReactNode {
  return (
    <>
      <p>
        {'Content type: '}
        {types.map((type, index) => (
          <Fragment key={type}>
            {index > 0 && ', '}
            <code>{type}</code>
          </Fragment>
        ))}
      </p>
      {children}
    </>
  );
}

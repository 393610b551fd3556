import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Icon from '@site/src/ui/Icon';
import {writeQuery} from '@site/src/runtime/contract';

/** Clears the field, which stands in the page before this button comes: so it is put beside it. */
export default function Clear({field}: {field: HTMLInputElement}): ReactNode {
  const clear = () => {
    writeQuery(field, '');
    field.focus();
  };
  return createPortal(
    <button type="button" className="DocSearch-Reset" aria-label="Clear the query" onClick={clear}>
      <Icon name="close" />
    </button>,
    field.form as HTMLFormElement,
  );
}

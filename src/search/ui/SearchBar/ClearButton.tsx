import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Icon from '@site/src/ui/Icon';
import {writeQuery} from '@site/src/runtime/contract';

/** Clears the field; a portal, because the field is in the static HTML. */
export default function ClearButton({field}: {field: HTMLInputElement}): ReactNode {
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

import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import {withBase} from '@site/src/site/base';
import {search} from '@site/src/site/identity';

/**
 * The field of the search dialog: a form that opens the search page without JavaScript. It is uncontrolled, so that
 * hydration keeps typed text; the panel adds the combobox attributes. Enter presses the first button, which is hidden.
 */
export default function SearchField(): ReactNode {
  return (
    <form action={withBase(`/${search.pagePath}`)} role="search">
      <Icon name="search" />
      <input
        name={search.queryParameter}
        aria-label={search.buttonLabel}
        placeholder={search.placeholder}
        maxLength={search.maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button hidden />
      <button className="clean-btn" formMethod="dialog">
        Cancel
      </button>
    </form>
  );
}

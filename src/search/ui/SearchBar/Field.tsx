import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import {withBase} from '@site/src/site/base';
import {search} from '@site/src/site/identity';

/**
 * The field of the search dialog: a form that leads to the search page by itself. React never writes its value, so that
 * nothing is lost that is typed before it answers; the panel makes a combobox of it. The first button, which nobody
 * sees, is the one that Enter presses.
 */
export default function Field(): ReactNode {
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

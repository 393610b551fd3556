import React, {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {search} from '@site/src/config/site';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** Id of the list of results, while there is one. */
  listId: string | undefined;
  activeId: string | undefined;
  isPending: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onCancel: () => void;
};

/** The text field of the modal: a combobox whose popup is the list of results. */
export default function Field({query, onQuery, listId, activeId, isPending, ...on}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // Text selected on the page is the first query; typing replaces it.
  useEffect(() => input.current?.select(), []);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };

  return (
    <div className="DocSearch-SearchBar">
      <div className="DocSearch-Form">
        <span className="DocSearch-MagnifierLabel">
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className="DocSearch-Input"
          type="text"
          role="combobox"
          aria-label={search.buttonLabel}
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={search.placeholder}
          value={query}
          maxLength={search.maxQueryLength}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({target}) => onQuery(target.value)}
          onKeyDown={on.onKeyDown}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          aria-label="Clear the query"
          hidden={!query}
          onClick={clear}>
          <Icon name="close" />
        </button>
        {isPending && <span className="DocSearch-Progress" />}
      </div>
      <button type="button" className="DocSearch-Cancel" onClick={on.onCancel}>
        Cancel
      </button>
    </div>
  );
}

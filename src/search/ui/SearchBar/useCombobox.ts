import {useEffect, useLayoutEffect, useRef} from 'react';

type Popup = {
  /** Id of the list of results, while there is one. */
  listId: string | undefined;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

function set(field: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(name);
  else field.setAttribute(name, value);
}

/** Adds the combobox attributes to the field, which is static HTML without them. */
export function useCombobox(field: HTMLInputElement, {listId, activeId, onKeyDown}: Popup): void {
  const latest = useRef(onKeyDown);

  useLayoutEffect(() => {
    latest.current = onKeyDown;
    set(field, 'role', 'combobox');
    set(field, 'aria-autocomplete', 'list');
    set(field, 'aria-expanded', String(listId !== undefined));
    set(field, 'aria-controls', listId);
    set(field, 'aria-activedescendant', activeId);
  });

  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  }, [field]);

  useEffect(
    () => () => {
      set(field, 'aria-expanded', 'false');
      set(field, 'aria-controls', undefined);
      set(field, 'aria-activedescendant', undefined);
    },
    [field],
  );
}

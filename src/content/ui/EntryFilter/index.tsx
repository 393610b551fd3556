import React, {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {decoded, onHandover} from '@site/src/runtime/contract';
import {narrow, wordsOf} from './narrow';
import styles from './styles.module.css';

type Props = {
  /** How many entries the page has. */
  count: string;
  /** What they are called, such as `fields`. */
  noun: string;
};

/**
 * The field above a list of entries, which shows those that have its words. Entries are the page's own, and only hidden:
 * they are in its HTML for everybody else. React never writes the field, so that what is typed before it starts stays.
 */
export default function EntryFilter({count, noun}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Families that the filter has opened, and closes again. */
  const opened = useRef(new Set<HTMLDetailsElement>());
  const [left, setLeft] = useState<number>();
  const location = useLocation();

  const apply = useCallback(() => {
    const words = wordsOf(field.current!.value);
    let sum = 0;
    for (const family of field
      .current!.closest('.markdown')!
      .querySelectorAll<HTMLDetailsElement>('.family')) {
      sum += narrow(family, words);
      if (!words.length && opened.current.delete(family)) family.open = false;
      if (words.length && !family.hidden && !family.open) {
        opened.current.add(family);
        family.open = true;
      }
    }
    setLeft(words.length ? sum : undefined);
  }, []);

  const clear = useCallback(() => {
    field.current!.value = '';
    apply();
  }, [apply]);

  useEffect(() => onHandover(() => field.current?.value && apply()), [apply]);

  // A link leads to its target, whatever the filter says.
  useEffect(() => {
    const target = document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (!target?.closest('.family[hidden], .family [hidden]')) return;
    clear();
    window.hub!.reveal(target);
    target.scrollIntoView();
  }, [location, clear]);

  return (
    <div
      className={`${styles.filter} needs-script`}
      role="search"
      aria-label={`Filter the ${noun}`}
      data-search-ignore>
      <label htmlFor={id}>Filter the {noun}</label>
      <span role="status">{left === undefined ? `${count} ${noun}` : `${left} of ${count} ${noun}`}</span>
      <input
        className="field"
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={apply}
        onKeyDown={({key}) => key === 'Escape' && clear()}
      />
    </div>
  );
}

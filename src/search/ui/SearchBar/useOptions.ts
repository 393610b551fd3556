import {useEffect, useId, useRef, useState} from 'react';
import type {Session} from '@site/src/search/client/session';

/** The options of the listbox and the one that Enter would open. */
export type Options = {
  listId: string;
  /** Index of the active option; none in an empty list. */
  active: number | undefined;
  idOf: (index: number) => string;
  activate: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

const optionOf = (id: string) => document.getElementById(id) as HTMLAnchorElement | null;

/**
 * Keyboard and pointer of a combobox with a listbox, as the ARIA Authoring Practices describe it. A new answer
 * makes its first option active. Enter before the answer to what was typed waits for it, until another key.
 *
 * @param query what was typed
 * @param count number of options on the screen
 */
export function useOptions(query: string, {answered, shown, failure}: Session, count: number): Options {
  const listId = useId();
  const [choice, setChoice] = useState({answered, index: 0});
  const waiting = useRef(false);
  const isAnswered = shown?.question.query === query;
  const active = count ? (choice.answered === answered ? choice.index : 0) : undefined;
  const idOf = (index: number) => `${listId}${index}`;
  const activate = (index: number) => setChoice({answered, index});

  useEffect(() => {
    if (!waiting.current || !(isAnswered || failure)) return;
    waiting.current = false;
    if (count && !failure) optionOf(`${listId}0`)?.click();
  }, [isAnswered, failure, count, listId]);

  const enter = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    if (!isAnswered) waiting.current = query.trim() !== '';
    else if (active !== undefined) {
      const option = optionOf(idOf(active));
      if (ctrlKey || metaKey || shiftKey) window.open(option?.href, '_blank', 'noopener');
      else option?.click();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.isComposing) return;
    waiting.current = false;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(event);
    } else if (step && active !== undefined) {
      event.preventDefault();
      const next = (active + step + count) % count;
      activate(next);
      optionOf(idOf(next))?.scrollIntoView({block: 'nearest'});
    }
  };

  return {listId, active, idOf, activate, onKeyDown};
}

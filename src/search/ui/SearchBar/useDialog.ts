import {useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {fieldOf, onHandover} from '@site/src/runtime/contract';

/** State of a dialog that was open during a navigation: each page mounts its own dialog, the next one restores it. */
let carried: {value: string; from: number | null; to: number | null} | undefined;

function carry(dialog: HTMLDialogElement): void {
  const {value, selectionStart: from, selectionEnd: to} = fieldOf(dialog);
  carried = dialog.open ? {value, from, to} : undefined;
}

/** Focuses the search button, because the element that had the focus belonged to the previous page. */
function focusButton({target}: Event): void {
  (target as Element).parentElement?.querySelector<HTMLElement>('[data-open-search]')?.focus();
}

function resume(dialog: HTMLDialogElement): void {
  if (!carried || dialog.open) return;
  const {value, from, to} = carried;
  const field = fieldOf(dialog);
  field.value = value;
  dialog.showModal();
  field.setSelectionRange(from, to);
  dialog.addEventListener('close', focusButton, {once: true});
}

/**
 * Follows the search dialog, which plain script opens and closes (src/runtime/controls/search.ts).
 *
 * @returns the dialog, while it is open and React answers
 */
export function useDialog(reference: RefObject<HTMLDialogElement | null>): HTMLDialogElement | undefined {
  const [open, setOpen] = useState<HTMLDialogElement>();

  // A layout effect: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const dialog = reference.current;
    if (!dialog) return undefined;
    const read = () => setOpen(dialog.open ? dialog : undefined);
    // Synchronously, because the reader may press the back button next, which closes the dialog.
    const observer = new MutationObserver(() => flushSync(read));
    resume(dialog);
    observer.observe(dialog, {attributeFilter: ['open']});
    const stop = onHandover(read);
    return () => {
      stop();
      carry(dialog);
      observer.disconnect();
    };
  }, [reference]);

  return open;
}

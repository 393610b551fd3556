import {useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {fieldOf, onHandover, opened, showSearch} from '@site/src/runtime/contract';

/** Every page mounts a dialog of its own; one that is opened while the next page is on its way lives on in that. */
let carried: {value: string; from: number | null; to: number | null} | undefined;

function carry(dialog: HTMLDialogElement): void {
  const {value, selectionStart: from, selectionEnd: to} = fieldOf(dialog);
  carried = dialog.open ? {value, from, to} : undefined;
}

/** What had the focus before went with the page before. */
function focusButton({target}: Event): void {
  (target as Element).parentElement?.querySelector<HTMLElement>('[data-open-search]')?.focus();
}

function resume(dialog: HTMLDialogElement): void {
  if (!carried || dialog.open) return;
  const {value, from, to} = carried;
  const field = fieldOf(dialog);
  field.value = value;
  showSearch(dialog);
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

  // In the step that draws it: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const dialog = reference.current;
    if (!dialog) return undefined;
    const read = () => setOpen(dialog.open ? dialog : undefined);
    // At once: the way back, which closes the dialog, may be the reader's next act.
    const readNow = () => flushSync(read);
    resume(dialog);
    dialog.addEventListener(opened, readNow);
    dialog.addEventListener('close', read);
    const stop = onHandover(read);
    return () => {
      stop();
      carry(dialog);
      dialog.removeEventListener(opened, readNow);
      dialog.removeEventListener('close', read);
    };
  }, [reference]);

  return open;
}

import {useLayoutEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {fieldOf, onHandover} from '@site/src/runtime/contract';

/** What stood in a dialog that was open during a navigation: each page mounts its own, and the next one goes on with it. */
let carried: string | undefined;

function resume(dialog: HTMLDialogElement): void {
  if (carried === undefined || dialog.open) return;
  fieldOf(dialog).value = carried;
  dialog.showModal();
  // The element that had the focus belonged to the previous page.
  const button = dialog.parentElement?.querySelector<HTMLElement>('[data-open-search]');
  dialog.addEventListener('close', () => button?.focus(), {once: true});
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
      carried = dialog.open ? fieldOf(dialog).value : undefined;
      observer.disconnect();
    };
  }, [reference]);

  return open;
}

/** A dialog that answers a tap before React does; what follows the tap waits until React is there. */
import {whenReady} from './takeover';

/**
 * @param name class of the dialog, and of its styles in src/css/first.css
 * @param label accessible name
 * @param close accessible name of the button that closes it
 * @param html what it shows
 * @param takeOver called when React is there and the dialog is still open
 */
export function openDialog(
  name: string,
  label: string,
  close: string,
  html: string,
  takeOver: (dialog: HTMLDialogElement) => void,
): HTMLDialogElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<dialog class="first ${name}" aria-label="${label}" closedby="any"><form method="dialog"><button class="clean-btn" aria-label="${close}">✕</button></form>${html}</dialog>`,
  );
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  dialog.onclose = () => dialog.remove();
  dialog.showModal();
  whenReady(() => {
    if (dialog.open) takeOver(dialog);
  });
  return dialog;
}

/** A dialog that answers a tap before React does; what follows the tap waits until React is there. */
import {afterFrame, whenReady} from './takeover';

/**
 * @param name class of the dialog, and of its styles in src/css/first.css
 * @param label accessible name
 * @param html what it shows
 * @param takeOver called when React is there and the dialog is still open
 */
export function openDialog(
  name: string,
  label: string,
  html: string,
  takeOver: () => void,
): HTMLDialogElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<dialog aria-label="${label}" class="first ${name}" closedby="any"><form method="dialog"><button class="clean-btn" aria-label="Close">×</button></form>${html}</dialog>`,
  );
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  dialog.onclose = () => {
    if (!dialog.open) dialog.remove();
  };
  dialog.show();
  // What makes the page behind inert has the browser style all of it anew: that follows when the dialog has shown.
  afterFrame(() => {
    if (!dialog.open) return;
    dialog.close();
    dialog.showModal();
  });
  whenReady(() => {
    if (dialog.open) takeOver();
  });
  return dialog;
}

/** A dialog that answers a tap before React does; what follows the tap waits until React is there. */
import {start, whenFailed, whenReady} from './takeover';

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
  takeOver: (dialog: HTMLDialogElement) => void,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `first ${name}`;
  dialog.ariaLabel = label;
  dialog.innerHTML = html;
  dialog.onclick = ({target}) => {
    if (target === dialog || (target as Element).closest('.first-close')) dialog.close();
  };
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  whenReady(() => {
    if (dialog.open) takeOver(dialog);
  });
  whenFailed(() => {
    if (!dialog.open || dialog.querySelector('.first-failed')) return;
    dialog.insertAdjacentHTML(
      'beforeend',
      '<p class="first-failed" role="alert">Part of this page did not load. <button class="button button--secondary">Retry</button></p>',
    );
    const failed = dialog.lastElementChild as HTMLElement;
    failed.onclick = () => {
      failed.remove();
      start();
    };
  });
  return dialog;
}

/** Closes it when the browser has drawn what takes its place. */
export function fade(dialog: HTMLDialogElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => dialog.close()));
}

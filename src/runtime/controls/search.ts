/**
 * Opens and closes the search dialog, which is in every page, before and after hydration: by elements with the attribute
 * `data-open-search`, by shortcuts, and by a press beside the dialog. Escape and the dialog's button need no script.
 */

import {cut} from '../../site/cut';

/** @returns the dialog of the page, if the page has one */
export const searchDialog = (): HTMLDialogElement | null => document.querySelector('dialog.DocSearch');

/** @returns the field of a search dialog */
export const fieldOf = (dialog: HTMLElement): HTMLInputElement =>
  dialog.querySelector('input') as HTMLInputElement;

/** Puts a query into the field and dispatches `input`. */
export function writeQuery(field: HTMLInputElement, query: string): void {
  field.value = query;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Opens the dialog with a query, selected so that typing replaces it and cut to the length of the field.
 *
 * @param query by default the text that the reader has selected
 */
export function openSearch(query?: string): void {
  const dialog = searchDialog();
  if (!dialog || dialog.open) return;
  const field = fieldOf(dialog);
  window.hub!.closeMenu?.();
  field.value = cut((query || String(getSelection())).replace(/\s+/g, ' ').trim(), field.maxLength);
  dialog.showModal();
  field.select();
}

const isTyping = (target: Element) =>
  target.matches('input,textarea,select') || (target as HTMLElement).isContentEditable;

function onClick({target}: Event): void {
  const opener = (target as Element).closest<HTMLElement>('[data-open-search]');
  if (!opener) return;
  // Safari does not focus a button that is pressed.
  opener.focus({preventScroll: true});
  openSearch(opener.dataset.openSearch);
}

function onKey(event: KeyboardEvent): void {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, target} = event;
  const dialog = searchDialog();
  const isCommand = ctrlKey || metaKey;
  const isShortcut = isCommand
    ? // The key of a keyboard without Latin letters is told by its place.
      (/^k$/i.test(key) || (code === 'KeyK' && key > '~')) && !shiftKey
    : key === '/' && !dialog?.open && !isTyping(target as Element);
  if (!dialog || altKey || !isShortcut) return;
  event.preventDefault();
  // No act for React (src/runtime/bootstrap/starter).
  event.stopImmediatePropagation();
  // A held key would open and close it in turn.
  if (repeat) return;
  if (dialog.open) dialog.close();
  else openSearch();
}

/** A press of the backdrop has the dialog itself as its target. */
function onPress(event: Event): void {
  const dialog = searchDialog();
  if (event.target !== dialog) return;
  // The page beneath would take the focus.
  event.preventDefault();
  dialog?.close();
}

/** Adds the listeners that open the dialog; to be called once, before any other script listens to `click`. */
export function listenForSearch(): void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
}

/** Adds the listeners that close the dialog. */
export function listenForClose(): void {
  // Safari 26 does not support `closedby`.
  if (!('closedBy' in HTMLDialogElement.prototype)) addEventListener('mousedown', onPress, true);
}

/** The field of the search; what is typed goes on in the modal. */
import {openDialog} from './dialog';

/**
 * @param query the first one
 * @param reach what opens the modal
 */
export function openSearch(query: string, reach: () => void): void {
  const dialog = openDialog(
    'first-search',
    SEARCH_LABEL,
    `<input type="search" autofocus aria-label="${SEARCH_LABEL}" placeholder="${SEARCH_PLACEHOLDER}" maxlength="${SEARCH_LENGTH}">`,
    () => {
      // The modal gives the focus back to what had it before this dialog.
      dialog.close();
      reach();
      dialog.showModal();
      new MutationObserver((_, observer) => {
        const input = document.querySelector<HTMLInputElement>('.DocSearch[open] input');
        if (!input) return;
        observer.disconnect();
        dialog.remove();
        input.focus();
        // As if typed: React keeps the value of its fields to itself.
        if (field.value !== input.value) document.execCommand('insertText', false, field.value);
        // A first query that the reader has not touched gives way to what is typed.
        if (field.value === query) input.select();
      }).observe(document.body, {childList: true});
    },
  );
  const field = dialog.querySelector('input') as HTMLInputElement;
  field.value = query;
  field.select();
}

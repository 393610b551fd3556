/** The field of the search; what is typed goes on in the modal. */
import {openDialog} from './dialog';

const modalField = () => document.querySelector<HTMLInputElement>('.DocSearch input');

/** As if typed: React keeps the value of its fields to itself. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * @param query the first one
 * @param reach what opens the modal
 */
export function openSearch(query: string, reach: () => void): void {
  const dialog = openDialog(
    'first-search',
    SEARCH.label,
    `<input type="search" class="first-field" aria-label="${SEARCH.label}" placeholder="${SEARCH.placeholder}" maxlength="${SEARCH.maxLength}" autocomplete="off" spellcheck="false"><button class="first-close clean-btn" aria-label="Close">✕</button><p role="status">Loading…</p>`,
    () => {
      // The modal gives the focus back to what had it before this dialog.
      dialog.close();
      reach();
      document.body.append(dialog);
      dialog.showModal();
      const wait = new MutationObserver(() => {
        const input = modalField();
        if (!input) return;
        wait.disconnect();
        if (dialog.open && field.value !== query) type(input, field.value);
        dialog.close();
        input.focus();
      });
      wait.observe(document.body, {childList: true, subtree: true});
    },
  );
  const field = dialog.querySelector('input') as HTMLInputElement;
  field.value = query;
  field.select();
}

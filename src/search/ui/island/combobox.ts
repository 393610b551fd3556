import {set} from './dom';

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

export type Combobox = {
  /** Index of the option that the keys or the pointer have reached. */
  active: number;
  /**
   * Takes the options as they are drawn.
   *
   * @param isAnswered whether they answer what stands in the field
   */
  take: (options: readonly HTMLAnchorElement[], isAnswered: boolean, hasFailed: boolean) => void;
  /** Whether the key was one of the list. */
  onKey: (event: KeyboardEvent) => boolean;
  end: () => void;
};

/**
 * Keyboard of a combobox with a listbox, as the ARIA Authoring Practices describe it: focus stays in the field. Enter before
 * the answer to what was typed waits for it, until another key.
 *
 * @param listId id of the listbox
 */
export function openCombobox(field: HTMLInputElement, listId: string): Combobox {
  let options: readonly HTMLAnchorElement[] = [];
  /** What stood in the field when the options answered it. */
  let answered: string | undefined;
  let isWaiting = false;

  function enter({ctrlKey, metaKey, shiftKey}: KeyboardEvent): void {
    const option = options[combobox.active];
    if (field.value !== answered) isWaiting = field.value.trim() !== '';
    else if (ctrlKey || metaKey || shiftKey) window.open(option?.href, '_blank', 'noopener');
    else option?.click();
  }

  const combobox: Combobox = {
    active: 0,
    take(drawn, isAnswered, hasFailed) {
      options = drawn;
      answered = isAnswered ? field.value : undefined;
      set(field, 'aria-expanded', String(options.length > 0));
      set(field, 'aria-controls', options.length ? listId : null);
      set(field, 'aria-activedescendant', options[combobox.active]?.id ?? null);
      if (!isWaiting || !(isAnswered || hasFailed)) return;
      isWaiting = false;
      if (!hasFailed) options[0]?.click();
    },
    onKey(event) {
      // Safari ends a composition before the Enter that took it, which it marks by its code.
      if (event.isComposing || event.keyCode === 229) return false;
      isWaiting = false;
      const step = steps[event.key];
      if (event.key === 'Enter') enter(event);
      else if (step && options.length) {
        combobox.active = (combobox.active + step + options.length) % options.length;
        options[combobox.active]?.scrollIntoView({block: 'nearest'});
      } else return false;
      event.preventDefault();
      return true;
    },
    end: () => combobox.take([], false, false),
  };
  set(field, 'role', 'combobox');
  set(field, 'aria-autocomplete', 'list');
  return combobox;
}

/** Arrow keys move the focus from the field through the links in lists of the dialog, such as the recent searches. */
export function focusNeighbourLink(event: KeyboardEvent, dialog: HTMLElement): void {
  const step = steps[event.key];
  const links = [...dialog.querySelectorAll<HTMLElement>('li a')];
  if (!step || !links.length) return;
  event.preventDefault();
  const stops = [dialog.querySelector('input'), ...links];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops.indexOf((row ?? document.activeElement) as HTMLElement) + step;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}

import {set} from './dom';

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/** What the reader sees of the list at the moment. */
export type Listed = {
  options: readonly HTMLAnchorElement[];
  /** Whether the list answers what stands in the field. */
  isAnswered: boolean;
  hasFailed: boolean;
};

export type Options = {
  /**
   * Takes a new list.
   *
   * @param first index of the option that a new answer makes active; without a new answer undefined
   */
  take: (listed: Listed, first: number | undefined) => void;
  activate: (option: HTMLAnchorElement) => void;
  active: () => number | undefined;
  /** Whether the key was one of the list. */
  onKey: (event: KeyboardEvent) => boolean;
};

/**
 * Keyboard and pointer of a combobox with a listbox, as the ARIA Authoring Practices describe it: focus stays in the
 * field. Enter before the answer to what was typed waits for it, until another key.
 *
 * @param listId id of the listbox
 */
export function openOptions(field: HTMLInputElement, listId: string): Options {
  let listed: Listed = {options: [], isAnswered: false, hasFailed: false};
  let active: number | undefined;
  let isWaiting = false;

  const show = () => {
    const {options} = listed;
    options.forEach((option, index) => set(option, 'aria-selected', String(index === active)));
    set(field, 'aria-expanded', String(options.length > 0));
    set(field, 'aria-controls', options.length ? listId : undefined);
    set(field, 'aria-activedescendant', active === undefined ? undefined : options[active]?.id);
  };
  const activate = (index: number) => {
    active = index;
    show();
  };

  const enter = ({ctrlKey, metaKey, shiftKey}: KeyboardEvent) => {
    const option = active === undefined ? undefined : listed.options[active];
    if (!listed.isAnswered) isWaiting = field.value.trim() !== '';
    else if (ctrlKey || metaKey || shiftKey) window.open(option?.href, '_blank', 'noopener');
    else option?.click();
  };

  set(field, 'role', 'combobox');
  set(field, 'aria-autocomplete', 'list');
  show();

  return {
    active: () => active,
    activate: (option) => activate(listed.options.indexOf(option)),
    take(next, first) {
      listed = next;
      const wanted = first ?? active ?? 0;
      active = wanted in next.options ? wanted : next.options.length ? 0 : undefined;
      show();
      if (!isWaiting || !(next.isAnswered || next.hasFailed)) return;
      isWaiting = false;
      if (!next.hasFailed) next.options[0]?.click();
    },
    onKey(event) {
      const step = steps[event.key];
      const {options} = listed;
      // Safari ends a composition before the Enter that took it, which it marks by its code.
      if (event.isComposing || event.keyCode === 229) return false;
      isWaiting = false;
      if (event.key === 'Enter') {
        event.preventDefault();
        enter(event);
        return true;
      }
      if (!step || active === undefined) return false;
      event.preventDefault();
      activate((active + step + options.length) % options.length);
      options[active]?.scrollIntoView({block: 'nearest'});
      return true;
    },
  };
}

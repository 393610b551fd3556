/** What the reader does before React answers: done here, or done again when it does. */
import {switchMode} from './colourMode';
import {openMenu} from './menu';
import {openSearch} from './search';
import {all, fire, isReady, start, whenReady} from './takeover';

/** Links go where they go without a script. */
const free = 'a:not([role=button])';
const controls = '#__docusaurus :is(a,button,summary,[role=tab])';

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  start();
}

/**
 * React keeps the elements of the page, but makes new tabs (@theme/Tabs has another key once it is in a browser) and new
 * sections of the sidebar (those that lead to their first page without React are no links with it).
 */
const remade = () => all('[role=tab],[role=button]');

function answer(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (isReady || !control || control.matches(free)) return;
  hold(event);
  const place = remade().indexOf(control);
  const again = () => (remade()[place] ?? control).click();
  // React adds properties to what it takes over: it may have read the colour mode already.
  const isClaimed = Object.keys(control)[0];
  if (!isClaimed && control.closest('.color-mode')) switchMode();
  else if (control.matches('.navbar__toggle')) openMenu(control);
  else if (control.dataset.openSearch !== undefined) openSearch(control.dataset.openSearch, again);
  else whenReady(again);
}

function press(event: KeyboardEvent): void {
  if (isReady) return;
  const {key, ctrlKey, metaKey, target} = event;
  const again = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
  const dialog = document.querySelector<HTMLDialogElement>('.first');
  if (
    /^k$/i.test(key)
      ? ctrlKey || metaKey
      : key === '/' && !(target as Element).matches('input,textarea,select')
  ) {
    hold(event);
    dialog?.close();
    if (!dialog?.matches('.first-search')) openSearch(String(getSelection()), again);
  }
}

function choose({target}: Event): void {
  if (isReady || !(target instanceof HTMLSelectElement)) return;
  const {value} = target;
  whenReady(() => {
    target.value = value;
    fire(target, 'change');
  });
}

/** Listens before anything on the page can. */
export function listen(): void {
  addEventListener('click', answer, true);
  addEventListener('keydown', press, true);
  addEventListener('change', choose, true);
}

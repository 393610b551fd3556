/** What the reader does before React answers: done here, or done again when it does. */
import {switchMode} from './colourMode';
import {openMenu} from './menu';
import {openSearch} from './search';
import {all, fire, isReady, start, whenReady} from './takeover';

/** Links go where they go without a script. */
const free = 'a:not([role=button])';
const controls = 'a[href],button,summary,[role=tab]';

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  start();
}

/** React marks what it answers for; even a page that it could not take over may have such parts. */
const isReacts = (element: Element) =>
  !element.closest('#__docusaurus') || /__react/.test(String(Object.keys(element)));

/** React keeps the elements of the page, but makes new tabs (@theme/Tabs has another key once it is in a browser). */
export const tabs = (): HTMLElement[] => all('[role=tab]');

function answer(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (isReady || !control || control.matches(free) || isReacts(control)) return;
  hold(event);
  const place = tabs().indexOf(control);
  const again = () => (tabs()[place] ?? control).click();
  if (control.closest('.color-mode')) switchMode();
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

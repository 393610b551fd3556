/** What the reader does before React answers: done here, or done again when it does. */
import {switchMode} from './colourMode';
import {openMenu} from './menu';
import {openSearch} from './search';
import {isOver, start, whenReady} from './takeover';

/** Links go where they go without a script; those that only fold and unfold do not. */
const controls = '.first,a[href]:not([role=button]),button,summary,[role]';

const hold = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
  start();
};

function answer(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (isOver() || !control || control.matches('.first,a[href]:not([role=button])')) return;
  if (!control.matches('button,summary,[role=button],[role=tab]')) return;
  hold(event);
  const again = () => control.click();
  const {openSearch: query} = control.dataset;
  if (control.closest('.color-mode')) switchMode();
  else if (control.matches('.navbar__toggle')) openMenu(control);
  else if (query !== undefined) openSearch(query, again);
  else whenReady(again);
}

const isTyping = (target: Element) => target.matches('input,textarea,select');

function press(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey} = event;
  const target = event.target as Element;
  if (isOver() || event.defaultPrevented) return;
  const again = () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true}));
  };
  if (/^k$/i.test(key) ? ctrlKey || metaKey : key === '/' && !isTyping(target)) {
    hold(event);
    if (document.querySelector('.first-search[open]')) return;
    document.querySelector<HTMLDialogElement>('.first[open]')?.close();
    openSearch(getSelection()?.toString().trim() ?? '', again);
  } else if (target.matches('[role=tab]') && /^Arrow/.test(key)) {
    hold(event);
    whenReady(again);
  }
}

function choose({target}: Event): void {
  if (isOver() || !(target instanceof HTMLSelectElement)) return;
  const {value} = target;
  whenReady(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', {bubbles: true}));
  });
}

/** Listens before anything on the page can. */
export function listen(): void {
  addEventListener('click', answer, true);
  addEventListener('keydown', press, true);
  addEventListener('change', choose, true);
}

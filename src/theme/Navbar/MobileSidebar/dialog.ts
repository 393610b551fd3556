/** What makes the open menu a dialog: it holds the focus, the page behind is inert, Escape and a swipe close it. */

/** Pixels that a finger moves to the left before it is a swipe. */
const swipe = 48;

function stopsOf(menu: HTMLElement): HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('a[href], button')).filter(
    (stop) => !stop.closest('[inert]') && stop.getClientRects().length > 0,
  );
}

/** Tab goes round inside the menu. */
function goRound(event: KeyboardEvent, menu: HTMLElement): void {
  const stops = stopsOf(menu);
  const [first, last] = [stops[0], stops.at(-1)];
  const isInside = menu.contains(document.activeElement);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (isInside && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** All that is not the menu nor around it. */
function behind(menu: HTMLElement, bar: HTMLElement): HTMLElement[] {
  const around = [bar.parentElement, bar].flatMap((parent) => Array.from(parent?.children ?? []));
  return (around as HTMLElement[]).filter(
    (part) => !part.contains(menu) && !part.matches('.navbar-sidebar__backdrop'),
  );
}

/**
 * @param close closes the menu
 * @returns what to call when the menu is closed: the focus goes back to its button
 */
export function hold(close: () => void): () => void {
  const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
  const bar = menu?.closest<HTMLElement>('.navbar');
  if (!menu || !bar) return () => undefined;
  const page = behind(menu, bar);
  const listening = new AbortController();
  const {signal} = listening;
  let start: Touch | undefined;

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') goRound(event, menu);
    },
    {signal},
  );
  menu.addEventListener('touchstart', ({touches}) => (start = touches[0]), {signal, passive: true});
  menu.addEventListener(
    'touchend',
    ({changedTouches}) => {
      const end = changedTouches[0];
      if (!start || !end) return;
      const [left, down] = [start.clientX - end.clientX, Math.abs(start.clientY - end.clientY)];
      if (left > swipe && left > 2 * down) close();
    },
    {signal, passive: true},
  );

  for (const part of page) part.inert = true;
  menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  return () => {
    listening.abort();
    for (const part of page) part.inert = false;
    const {activeElement} = document;
    if (activeElement === document.body || menu.contains(activeElement))
      bar.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
  };
}

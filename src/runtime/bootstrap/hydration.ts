/**
 * What the two halves of a page share. The bootstrap (src/runtime/bootstrap/starter) answers the reader until React
 * does, and React's components take over from it. It keeps the state of what a reader has opened or chosen in the
 * elements themselves (`open`, `value`, `aria-selected`), which React keeps; only a press that the bootstrap cannot
 * answer is held here, until the component that owns the pressed element asks for it.
 */

/**
 * - `reading`: no file is asked for, because the reader has done nothing that needs React;
 * - `loading`: style sheets and scripts are on their way;
 * - `hydrating`: all files are there and React takes the page over;
 * - `ready`: React answers, and the bootstrap keeps out of the way;
 * - `failed`: a file did not come, and the reader has been told.
 */
export type StartState = 'reading' | 'loading' | 'hydrating' | 'ready' | 'failed';

export type Hub = {
  state: StartState;
  /** Addresses of what React needs on this page: the loader, style sheets, scripts (the bundler's and the site's own first). */
  files: string[];
  /** Time up to which a button or key counts as held, in milliseconds since 1970. */
  heldUntil?: number;
  /** What the reader has pressed and nothing has answered yet; the last press counts. */
  pressed?: Element;
  /** Has React start, if the reader's next act will need it. */
  start: () => void;
  /** Fetches and runs the files; absent until the loader is there, which adds what follows as well. */
  load?: () => void;
  /** Called, in this order, in the task in which the state becomes `ready`. */
  handovers: Set<() => void>;
  /** Answers the press that is held, if that needs no React. */
  answer?: () => void;
  isMenuOpen: () => boolean;
  openMenu?: () => void;
  closeMenu?: () => void;
  /** Hides the bar over the place that a hash names, or shows it. */
  placeNavbar: (hash: string) => void;
};

declare global {
  interface Window {
    /** Absent on the server. On the development server, src/dev/plugin makes it. */
    hub?: Hub;
  }
}

/**
 * Has a component take over what the reader did before React answered.
 *
 * @param act reads the state that the elements of the component have, and makes it the component's own; called at once
 *   when React answers already
 * @returns a function that takes the request back, for the clean-up of an effect
 */
export function onHandover(act: () => void): () => void {
  const {hub} = window;
  if (!hub || hub.state === 'ready') {
    act();
    return () => undefined;
  }
  hub.handovers.add(act);
  return () => hub.handovers.delete(act);
}

/**
 * Takes a held press.
 *
 * @param element that a component answers for
 * @returns whether the reader has pressed it, or something in it; the press is then no longer held
 */
export function takePress(element: Element | null): boolean {
  const {hub} = window;
  if (!hub?.pressed || !element?.contains(hub.pressed)) return false;
  hub.pressed = undefined;
  return true;
}

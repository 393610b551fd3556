/**
 * State that the bootstrap scripts (starter, loader) share with React's components. Before hydration the scripts handle
 * events and keep state in the elements (`open`, `value`, `aria-selected`), which hydration leaves as they are. A press
 * that needs React is held here and replayed when hydration ends.
 */

/**
 * - `reading`: the reader has not interacted, and no file is requested;
 * - `loading`: style sheets and scripts are being fetched;
 * - `hydrating`: all files are loaded, and React hydrates the page;
 * - `ready`: hydrated; the bootstrap scripts are passive;
 * - `failed`: a file failed to load, and the reader has been told.
 */
export type StartState = 'reading' | 'loading' | 'hydrating' | 'ready' | 'failed';

export type Hub = {
  state: StartState;
  /** Time until which a button or key counts as held down, in milliseconds since 1970. */
  heldUntil?: number;
  /** Element of the last press that is not handled yet. */
  pressed?: Element;
  /** Starts loading and hydration, once. */
  start: () => void;
  /** Requests the module of the search (src/search/island), once; resolves to nothing when it does not come. */
  search: () => Promise<unknown>;
  /** Opens everything that hides an element, and says whether something did. */
  reveal: (element: Element | null) => boolean;
  /** Opens whatever hides the part of the page that the address names, and scrolls there. */
  openTarget: () => void;
  /** Fetches and runs the files. This and the following members are added by the loader. */
  load: () => void;
  /** Callbacks for the end of hydration; called in this order, in the task in which the state becomes `ready`. */
  handovers: Set<() => void>;
  /** Handles the held press, if that needs no React. */
  answer?: () => void;
  /** Gives the clipboard, which a held press has opened, what it is to hold, once. */
  fillClipboard?: (content: Promise<Blob>) => Promise<void>;
  isMenuOpen: () => boolean;
  openMenu?: () => void;
  closeMenu?: () => void;
  /** Hides the navbar when `hash` names an element of the page, shows it otherwise. */
  placeNavbar: (hash: string) => void;
  /** Follows a link of the search by the router, while React answers. */
  follow?: (address: string) => void;
  /** Tells the search, once it is there, that React shows a page (src/search/arrival). */
  arrived?: () => void;
};

declare global {
  interface Window {
    /** Absent in SSR. Pages without the bootstrap scripts define it in ready.ts. */
    hub?: Hub;
  }
}

/**
 * Lets a component adopt the state that its elements got before hydration.
 *
 * @param act reads the state from the elements; called at once when the page is hydrated already
 * @returns a function that removes the callback, for the clean-up of an effect
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

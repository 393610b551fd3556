/** A client module: where motion is welcome and the machine is quick, one page fades into the next. */
import type {ClientModule} from '@docusaurus/types';
import type {Action} from 'history';
import load from '../routing/browser/load';

/** Milliseconds to draw a page, from which on a reader would wait for the fade: a long task, as W3C defines it. */
const long = 50;

/** The path that is on the screen. */
let shown: string | undefined;
let began = -Infinity;
let isQuick = false;
let onDrawn = () => {};

const isWelcome = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** In the task of a click, React runs the effects of what it draws at once; in another, the screen may show it before. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps the screen as it is until the next page is drawn. */
const held = () =>
  new Promise<void>((resolve) => {
    const {ready} = document.startViewTransition(() => {
      const drawn = new Promise<void>((done) => (onDrawn = done));
      resolve();
      return drawn;
    });
    // Another page was opened meanwhile.
    ready.catch(() => {});
  });

/**
 * Fetches the files of a page that is opened; the page is drawn as soon as this is done.
 *
 * @param pathname of the page
 * @param action of the history that opened it; `POP` goes back or forward
 */
export default async function preload(pathname: string, action: Action): Promise<void> {
  await load(pathname);
  const isNew = pathname !== shown && action !== 'POP';
  // The browser looks for the place of whoever goes back in the task in which it tells of it.
  if (action !== 'POP') await (isNew && isQuick && isWelcome() ? held() : nextTask());
  began = performance.now();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (location.pathname !== shown) isQuick = performance.now() - began < long;
  shown = location.pathname;
  onDrawn();
};

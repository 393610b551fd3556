/** A client module: where motion is welcome and the machine is quick, one page fades into the next. */
import type {ClientModule} from '@docusaurus/types';
import load from '../Routing/load';

/** Milliseconds to draw a page, from which on a reader would wait for the fade: a long task, as W3C defines it. */
const long = 50;

/** The path that is on the screen. */
let shown: string | undefined;
let began = -Infinity;
let isQuick = false;
let onDrawn = () => {};

const isWelcome = () =>
  'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

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
 */
export default async function preload(pathname: string): Promise<void> {
  await load(pathname);
  if (pathname !== shown && isQuick && isWelcome()) await held();
  began = performance.now();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (location.pathname !== shown) isQuick = performance.now() - began < long;
  shown = location.pathname;
  onDrawn();
};

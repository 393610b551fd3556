/** What lies below the first screen is laid out one frame after it, so that the first screen shows sooner. */
import {firstScreen, remainder} from './aboveTheFold';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

/**
 * @param html of a built page
 * @returns the identifier of the first element behind the text of the first screen; undefined on a short page
 */
export function foldOf(html: string): string | undefined {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  let above = 0;
  let from = 0;
  for (const {index, 1: id} of main.matchAll(/<[a-z][^>]*?\sid="?([a-z][\w-]*)[^>]*>/gi)) {
    above += textOf(main.slice(from, index)).length;
    from = index;
    if (above >= firstScreen) return textOf(main.slice(index)).length >= remainder ? id : undefined;
  }
  return undefined;
}

/**
 * An animation is what ends by itself after a frame. Until then nothing that follows the text comes into sight, and what
 * is not visible yet does not count as moved. An address that names a place below, a page that is loaded again
 * (starter/index.ts says which is not), a tall screen and paper have everything at once.
 *
 * @param html of a built page
 * @returns rules for its styles; an empty text when the page is short
 */
export function belowTheFold(html: string): string {
  const fold = foldOf(html);
  if (!fold) return '';
  return (
    '@media screen and (max-height:1200px){' +
    '@keyframes below{from,to{--below:hidden;min-height:100vh}}' +
    '[data-fresh][data-has-hydrated=false]:not(:has(:target)) main{animation:below 1ms}' +
    `#${fold}~*{content-visibility:var(--below);visibility:var(--below)}` +
    '}'
  );
}

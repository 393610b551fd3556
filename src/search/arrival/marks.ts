/** Marks the words that led to a page, without a change to its elements: React finds them as the server sent them. */
import {openBar} from './bar';
import type {Found} from './found';
import {findMatches, firstInSection, focusAt, most, reveal} from './matches';
import {patternOf, wordsToFind} from './words';

export type Marks = {
  /** Looks again, because the page has changed its elements. */
  refresh: () => void;
  clear: () => void;
};

const isStale = ({startContainer, collapsed}: Range) => collapsed || !startContainer.isConnected;

/**
 * Marks words in the page's text and shows the bar that steps through them; the first of the section that the address
 * names is the current one. The page stays where it is until the reader steps.
 *
 * @returns nothing when there is nothing to mark, or the browser cannot (Firefox before 140)
 */
export function mark({query, marked}: Found): Marks | undefined {
  const words = wordsToFind(query, marked);
  if (!words.length || !('highlights' in CSS)) return undefined;
  const {highlights} = CSS;
  const pattern = patternOf(words);
  let places = findMatches(pattern);
  if (!places.length) return undefined;
  let current = firstInSection(places);

  const clear = () => {
    highlights.delete('found');
    highlights.delete('found-here');
    bar.node.remove();
  };
  const paint = () => {
    if (!bar.node.isConnected) return;
    const here = new Highlight(places[current]!);
    here.priority = 1;
    highlights.set('found', new Highlight(...places)).set('found-here', here);
    const count = places.length < most ? String(places.length) : `${most} or more`;
    bar.tell(`${current + 1} of ${count} for ${query}`);
  };
  const refresh = () => {
    places = findMatches(pattern);
    current = Math.max(0, Math.min(current, places.length - 1));
    if (places.length) paint();
    else clear();
  };
  const bar = openBar(
    (by) => {
      if (places.some(isStale)) refresh();
      if (!places.length) return;
      current = (current + by + places.length) % places.length;
      reveal(places[current]!);
      paint();
    },
    () => {
      clear();
      focusAt(places[current]!);
    },
  );
  // In the next frame: a screen reader tells of a text that comes into a status, not of a status with a text.
  requestAnimationFrame(paint);
  return {refresh, clear};
}

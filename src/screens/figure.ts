/** A screen in a page: the picture, the same in words, and its caption, which HTML has first or last in a figure. */
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {roleTexts} from '../content/contract.node';
import {windowOf} from './draw/window';
import type {Screen} from './model';
import {wordsOf} from './words';

function caption({title, may}: Screen, numbers: ReadonlyMap<string, number>): Element {
  const more = [
    may && ` Seen by: ${roleTexts[may]}.`,
    numbers.size ? ' The numbers are those of the steps.' : '',
  ];
  return h('figcaption', [h('b', `${title}.`), ...more.filter(Boolean)]);
}

/**
 * @param numbers of steps, by the label that a step names
 * @returns what a `<figure>` holds, as HTML
 */
export function figureOf(screen: Screen, numbers: ReadonlyMap<string, number>): string {
  const words = h('details', {className: ['s-words'], dataSearchIgnore: ''}, [
    h('summary', 'This screen in words'),
    wordsOf(screen, numbers),
  ]);
  return toHtml([windowOf(screen, numbers), words, caption(screen, numbers)], {closeSelfClosing: true});
}

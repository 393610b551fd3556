/** All that pages take from data. The live-reload server evaluates this module, and what it imports, at each change. */
import {omit} from 'lodash';
import {glossaryTerms, insertContent, terms} from '../content/contract.node';
import {drawnScreens, figureOf, screens} from '../screens/contract';

export {downloads} from '../content/contract.node';
export {drawnScreens, glossaryTerms, insertContent, terms};

/** What the marks of terms depend on; their cards are data of the browser. */
const marks = JSON.stringify(terms.map((term) => omit(term, 'definition', 'readers', 'answers')));

function inserted(text: string): string {
  try {
    return insertContent(text);
  } catch (error) {
    return String(error);
  }
}

/**
 * @param text of a page
 * @returns a text that differs once the page has to be compiled anew
 */
export function takenBy(text: string): string {
  const drawn = [...text.matchAll(/^```screen\n(.+)$/gm)].map(([, id = '']) => {
    const screen = screens[id.trim()];
    return screen && figureOf(screen, new Map());
  });
  return [marks, inserted(text), ...drawn].join('\n');
}

import {element, type Child} from './dom';
import {button} from './parts';

/**
 * @param typed what the reader typed
 * @param answered what was answered in its place
 * @param onLiteral searches for the words as they were typed
 * @returns a line that says so
 */
export const corrected = (typed: string, answered: string, onLiteral: () => void): Child =>
  element(
    'p',
    {class: 'DocSearch-Correction'},
    'Showing results for ',
    element('b', {}, answered),
    '. Search instead for ',
    button({class: 'DocSearch-Link clean-btn'}, onLiteral, typed),
  );

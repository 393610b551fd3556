/**
 * Changes of a page, as positions in its text. A page is never written anew from its tree: the minifier has left out
 * quotes and end tags, which would come back.
 */
import type {Element} from 'domhandler';
import {sortBy} from 'lodash';

/** Puts a text in the place of the characters from `start` to before `end`. */
export type Edit = {start: number; end: number; text: string};

/** An edit with the name of the step that wants it. */
export type NamedEdit = Edit & {step: string};

const startOf = ({startIndex}: Element) => startIndex ?? 0;

/** @returns the edit that replaces an element, with what it holds; an empty text removes it */
export const replaced = (element: Element, text = ''): Edit => ({
  start: startOf(element),
  end: element.endIndex ?? 0,
  text,
});

/** @param value one that needs no quotes */
export function withAttribute(element: Element, name: string, value: string): Edit {
  const at = startOf(element) + `<${element.name}`.length;
  return {start: at, end: at, text: ` ${name}=${value}`};
}

/**
 * @param html text of a page
 * @returns the text with all edits
 * @throws Error when two edits concern the same characters, or the same place: their order would decide. At the end of the
 *   page, where nothing follows, each step may add what it wants, in the order of the steps
 */
export function applyEdits(html: string, edits: readonly NamedEdit[]): string {
  const pieces: string[] = [];
  let last: NamedEdit | undefined;
  for (const edit of sortBy(edits, 'start', 'end')) {
    const isSamePlace = edit.start === last?.start && edit.start < html.length;
    if (last && (edit.start < last.end || isSamePlace))
      throw new Error(
        `The steps "${last.step}" and "${edit.step}" both change ${JSON.stringify(html.slice(edit.start, edit.start + 60))}. Remedy: let one step make both changes.`,
      );
    pieces.push(html.slice(last?.end ?? 0, edit.start), edit.text);
    last = edit;
  }
  return pieces.join('') + html.slice(last?.end ?? 0);
}

/** What differs between two texts, line by line. */
import {diffLines} from 'diff';
import {exactJson} from '../answer/exactJson';

export type Line = {text: string; isOwn: boolean};

/** The lines of each text; its own are those that the other one lacks at this place. */
export type Differences = {earlier: Line[]; later: Line[]};

/** JSON has a line for each value, as an answer that came in one line has nothing to compare. */
const readable = (text: string) => exactJson(text)?.text ?? text;

/** @param earlier and `later` JSON or any other text */
export function differences(earlier: string, later: string): Differences {
  const found: Differences = {earlier: [], later: []};
  for (const {value, added, removed} of diffLines(readable(earlier), readable(later), {
    ignoreNewlineAtEof: true,
  })) {
    const lines = value.replace(/\n$/, '').split('\n');
    const isOwn = added || removed;
    if (!added) found.earlier.push(...lines.map((text) => ({text, isOwn})));
    if (!removed) found.later.push(...lines.map((text) => ({text, isOwn})));
  }
  return found;
}

/** How many lines are not the same, by the side that has more of them. */
export const countOf = ({earlier, later}: Differences): number =>
  Math.max(...[earlier, later].map((lines) => lines.filter(({isOwn}) => isOwn).length));

/** Mistakes of a document of somebody else: they cost a part of a page, are told, and never stop a build. */
import {locator} from '../changelog/sourceLocation';
import {pointerTo} from './jsonPointer';

/** A mistake: where it is, what is wrong there, what it costs, and what to do. */
export type Fault = {
  /** Names on the way to it from the root of the document. */
  path: readonly string[];
  what: string;
  cost: string;
  remedy: string;
};

/**
 * @param file of the document
 * @param source its text
 * @returns one line a fault: `file:line:column pointer what. cost. Remedy: …`; the line is that of the nearest part of
 *   the file where the fault stands in another file
 */
export function faultLines(file: string, source: string, faults: readonly Fault[]): string[] {
  if (!faults.length) return [];
  const locate = locator(source);
  const lines = faults.map(({path, what, cost, remedy}) => {
    const {line, column} = locate([...path]);
    return `${file}:${line}:${column} ${pointerTo(path)} ${what}. ${cost}. Remedy: ${remedy}.`;
  });
  return [...new Set(lines)];
}

/** Takes what went wrong in a part of a document, and what that costs. */
export type Tell = (what: string, cost: string) => void;

/**
 * @param told takes a failure; without it, the failure is thrown
 * @param cost of a failure, in words
 * @returns what `make` makes; undefined when it fails and that was told
 */
export function attempted<Value>(told: Tell | undefined, cost: string, make: () => Value): Value | undefined {
  if (!told) return make();
  try {
    return make();
  } catch (error) {
    told(String(error), cost);
    return undefined;
  }
}

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

/** Where Swagger 2.0 has what OpenAPI 3 has in its components. */
const older: Record<string, string> = {
  schemas: 'definitions',
  responses: 'responses',
  parameters: 'parameters',
};

const placeIn = ([first, second = '', ...rest]: readonly string[], isSwagger: boolean): string[] =>
  isSwagger && first === 'components'
    ? [older[second] ?? second, ...rest]
    : [first ?? '', second, ...rest].filter(Boolean);

/**
 * @param file of the document
 * @param source its text
 * @returns one line a fault: `file:line:column pointer what. cost. Remedy: …`; the line is that of the nearest part of
 *   the file where the fault stands in another file
 */
export function faultLines(file: string, source: string, faults: readonly Fault[]): string[] {
  if (!faults.length) return [];
  const locate = locator(source);
  const isSwagger = /^\s*["']?swagger["']?\s*:/m.test(source) || source.includes('"swagger":');
  const lines = faults.map(({path, what, cost, remedy}) => {
    const {line, column} = locate(placeIn(path, isSwagger));
    return `${file}:${line}:${column} ${pointerTo(path)} ${what}. ${cost}. Remedy: ${remedy}.`;
  });
  return [...new Set(lines)];
}

type Tell = (what: string, cost: string) => void;

let tell: Tell | undefined;

/**
 * Does work of which a part may fail.
 *
 * @param told gets what went wrong in a part, and what that costs; without it a fault ends the work
 */
export function forgiving<Value>(told: Tell | undefined, work: () => Value): Value {
  const before = tell;
  tell = told;
  try {
    return work();
  } finally {
    tell = before;
  }
}

/**
 * @param cost of a failure, in words
 * @returns what `make` makes; undefined when it fails in work that is forgiving
 * @throws Error of `make` in any other work
 */
export function attempted<Value>(cost: string, make: () => Value): Value | undefined {
  if (!tell) return make();
  try {
    return make();
  } catch (error) {
    tell(String(error), cost);
    return undefined;
  }
}

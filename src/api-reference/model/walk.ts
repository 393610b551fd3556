/** Walks through an OpenAPI document that stay out of the values in it, such as examples. */

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const words = (text: string) => new Set(text.split(/\s+/));

const values = words('example examples default enum const value');

const maps = words(
  `properties patternProperties dependentSchemas $defs schemas parameters headers responses requestBodies content
   encoding securitySchemes links callbacks pathItems paths webhooks variables`,
);

/** @returns whether a name of an object of OpenAPI holds a value of the author's own */
export const holdsValue = (name: string): boolean => values.has(name);

/** @returns whether an object under this name has names of the author's own, such as those of fields */
export const holdsNames = (name: string): boolean => maps.has(name);

/** Changes an object whose parts are changed already; `place` is the name under which it, or the list of it, stands. */
type Change = (value: Json, place: string) => Json;

/**
 * @param node an OpenAPI document, or a part of it
 * @param isMap whether its names are the author's own
 * @returns a copy in which every object is changed; values are those of the document
 */
export function rewritten(node: unknown, change: Change, place = '', isMap = false): unknown {
  if (!isObject(node)) return node;
  if (Array.isArray(node)) return node.map((item) => rewritten(item, change, place));
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (isMap) return [name, rewritten(value, change, place)];
      return [name, holdsValue(name) ? value : rewritten(value, change, name, holdsNames(name))];
    }),
  );
  return isMap ? copy : change(copy, place);
}

/**
 * Visits the objects of a part of a document, each once; values are none.
 *
 * @param visit returns true where the walk does not go on into an object
 */
export function visitObjects(start: unknown, visit: (value: Json) => boolean): void {
  const seen = new Set<object>();
  const walk = (value: unknown, hasNames: boolean): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const isList = Array.isArray(value);
    if (!isList && !hasNames && visit(value)) return;
    for (const [name, item] of Object.entries(value))
      if (hasNames || isList || !holdsValue(name)) walk(item, !hasNames && !isList && holdsNames(name));
  };
  walk(start, false);
}

/** A name as a segment of a JSON Pointer (RFC 6901). */
const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The names that a local reference such as `#/paths/~1pets/get` goes through; none for the document itself. */
export function segmentsOf(reference: string): string[] {
  const [, ...segments] = reference.replace(/^#/, '').split('/');
  return segments.map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns the names as a pointer in a fragment */
export const pointerTo = (path: readonly string[]): string =>
  `#${path.map((segment) => `/${escapeSegment(segment)}`).join('')}`;

/** JSON Pointers (RFC 6901) in the fragments of references. */
import {isObject} from './walk';

/** A name as a segment of a pointer. */
const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The names that a local reference such as `#/paths/~1pets/get` goes through; none for the document itself. */
export function segmentsOf(reference: string): string[] {
  const [, ...segments] = reference.replace(/^#/, '').split('/');
  return segments.map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns the names as a pointer in a fragment */
export const pointerTo = (path: readonly string[]): string =>
  `#${path.map((segment) => `/${escapeSegment(segment)}`).join('')}`;

/**
 * @param root a document with references inside it only
 * @param node a part of it
 * @returns the part, or what it refers to at last; undefined where a reference leads nowhere
 */
export function followed(root: object, node: unknown): unknown {
  if (!isObject(node) || typeof node.$ref !== 'string') return node;
  const target = segmentsOf(node.$ref).reduce<unknown>(
    (from, name) => (isObject(from) ? from[name] : undefined),
    root,
  );
  return followed(root, target);
}

/** JSON Pointers (RFC 6901) in the fragments of references. */
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

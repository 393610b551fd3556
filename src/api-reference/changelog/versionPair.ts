/** The two compared OpenAPI documents. */
import {isDeepStrictEqual} from 'node:util';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one where it is none. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Names of both objects, those of the first one first. */
export const namesOf = (before: Json, after: Json): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** Keywords for documentation only, without effect on clients. */
const wording = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'tags',
  '$comment',
]);

export const isWording = (keyword: string) => wording.has(keyword) || keyword.startsWith('x-');

/** A value without the keywords of documentation; what contains itself is told by how far above it stands. */
function plain(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return {circle: above.length - above.indexOf(value)};
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inside));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isWording(key))
      .map(([key, item]) => [key, plain(item, inside)]),
  );
}

/** Both documents, with their references resolved. */
export type VersionPair = {before: Json; after: Json};

/** @returns true when two values mean the same to a client */
export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

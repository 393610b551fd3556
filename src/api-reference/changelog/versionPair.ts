/** The two compared OpenAPI documents, with references resolved on access. */
import {isDeepStrictEqual} from 'node:util';
import {segmentsOf} from '../model/jsonPointer';

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

/** One of the two documents that are compared. */
export class VersionDocument {
  constructor(readonly root: Json) {}

  /** Follows a reference; any other value is returned as an object. */
  resolve(value: unknown): Json {
    const seen = new Set<unknown>();
    let node = value;
    while (isObject(node) && typeof node.$ref === 'string' && !seen.has(node)) {
      seen.add(node);
      node = this.at(node.$ref);
    }
    return objectOf(node);
  }

  private at(reference: string): unknown {
    return segmentsOf(reference).reduce<unknown>((node, segment) => objectOf(node)[segment], this.root);
  }

  /** The value with references resolved and documentation keywords removed; circular references stay. */
  plain(value: unknown, trail: readonly unknown[] = []): unknown {
    if (Array.isArray(value)) return value.map((item) => this.plain(item, trail));
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string') {
      const target = this.resolve(value);
      return trail.includes(target) ? {$ref: value.$ref} : this.plain(target, [...trail, target]);
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !isWording(key))
        .map(([key, item]) => [key, this.plain(item, trail)]),
    );
  }
}

/** Both documents. */
export type VersionPair = {before: VersionDocument; after: VersionDocument};

/** @returns true when two values mean the same, each in its own document */
export function same({before, after}: VersionPair, one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(before.plain(one), after.plain(other));
}

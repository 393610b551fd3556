/**
 * Schemas for docusaurus-plugin-openapi-docs, which writes each out wherever it is named. Where many name each other,
 * as with Stripe, that has no end: 400 seconds of the processor were not enough. Pages of ours take schemas from our
 * model, so the plugin can do without what lies deeper.
 */
import type {Json} from '../model/grammar';
import {segmentsOf} from '../model/jsonPointer';

/** So many values written out take the plugin some ten seconds. */
const most = 2e6;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** @returns how many values a document has once each reference is written out, as far as `most` */
export function writtenOut(document: Json): number {
  const sizes = new Map<unknown, number>();
  const sizeOf = (value: unknown): number => {
    if (!isObject(value)) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    // Of a circle, the plugin writes the name.
    sizes.set(value, 1);
    const {$ref} = value;
    const target =
      typeof $ref === 'string' &&
      segmentsOf($ref).reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), document);
    const size = target
      ? sizeOf(target)
      : Object.values(value).reduce<number>((sum, child) => sum + sizeOf(child), 1);
    sizes.set(value, size);
    return size;
  };
  return sizeOf(document.paths) + sizeOf(document.webhooks);
}

/** A reference becomes a title; a discriminator, which the plugin follows as well, goes. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return {title: segmentsOf(value.$ref).at(-1)};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'discriminator')
      .map(([name, child]) => [name, withoutReferences(child)]),
  );
}

/**
 * @param document for the plugin
 * @returns the same; where references would be written out to more than two million values, with schemas that name no
 *   others
 */
export function leanSchemas(document: Json): Json {
  const components = document.components as Json | undefined;
  if (!isObject(components?.schemas) || writtenOut(document) <= most) return document;
  return {...document, components: {...components, schemas: withoutReferences(components.schemas)}};
}

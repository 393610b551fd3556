/** Keywords of schemas that nothing else here knows: a page says them as they are written, rather than be silent. */

/** Keywords that pages show: JSON Schema 2020-12, OpenAPI, and what `displaySchema` adds. */
const shown = `type format title description default example examples enum const deprecated readOnly writeOnly nullable
  multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems
  maxContains minContains maxProperties minProperties required dependentRequired properties patternProperties
  additionalProperties unevaluatedProperties propertyNames items prefixItems unevaluatedItems contains allOf anyOf oneOf
  not if then else dependentSchemas contentEncoding contentMediaType contentSchema discriminator externalDocs groups`;

/**
 * Keywords that say nothing to a reader: names for references, which are followed; remarks for authors, which JSON
 * Schema keeps from users; names in XML, which stand in the samples; what an older draft adds to a list of items.
 */
const silent = `$ref $id $schema $anchor $dynamicAnchor $defs $vocabulary $comment xml id definitions additionalItems`;

const known = new Set(`${shown} ${silent}`.split(/\s+/));

/** A value that is longer is cut: the document has all of it. */
const most = 200;

/** @returns a fact in words for each keyword that is not known */
export function otherFacts(schema: object): string[] {
  return Object.entries(schema)
    .filter(([name, value]) => value !== undefined && !known.has(name) && !name.startsWith('x-'))
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `also constrained by ${name}: ${text.length > most ? `${text.slice(0, most)}…` : text}`;
    });
}

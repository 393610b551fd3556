/** The named schemas that a value leads to. */
import {displaySchema, nameOf} from '../model/displaySchema';
import type {SchemaOrBoolean} from '../model/openApiTypes';
import type {SchemaPosition} from './schemaFields';

/** The name of a schema with its address, as attributes of components have it. */
type Named = [name: string, address: string];

/** The named schema of a value, or else of the items in it; in its own section a schema does not lead to itself. */
export function named(raw: SchemaOrBoolean, {page, above = []}: SchemaPosition): Named | undefined {
  let schema: SchemaOrBoolean | undefined = raw;
  for (let depth = 0; schema !== undefined && depth < 4; depth += 1) {
    const name = page.isOfSchemas && depth === 0 && above.length === 0 ? undefined : nameOf(schema);
    const address = name === undefined ? undefined : page.schema(name);
    if (name !== undefined && address !== undefined) return [name, address];
    schema = displaySchema(schema).items;
  }
  return undefined;
}

/** Whether a schema is a link to its section, and not written out. */
export const isApart = (raw: SchemaOrBoolean, position: SchemaPosition): boolean =>
  position.page.isLinking && Boolean(position.above?.length) && named(raw, position)?.[0] === nameOf(raw);

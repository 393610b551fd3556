/** Discriminators in samples, which the sampler fills like any other field, so that no server knows what it gets. */
import {subtypesOf} from './annotateSchemas';
import {followed} from './jsonPointer';
import type {Schema} from './openApiTypes';
import {isObject, type Json} from './walk';

type Raw = Schema & {$ref?: string};

type Discriminator = NonNullable<Schema['discriminator']>;

const lastOf = (reference: string) => reference.split('/').at(-1) ?? '';

/** @returns the value that stands for a schema: that of the mapping, or else its name */
function valueFor({mapping = {}}: Discriminator, name: string): string {
  return Object.entries(mapping).find(([, target]) => lastOf(target) === name)?.[0] ?? name;
}

/** Somebody has written the value, and knows what stands in it. */
const isWritten = ({example, examples, default: usual, const: only}: Raw & {const?: unknown}) =>
  [example, examples, usual, only].some((value) => value !== undefined);

type Tables = {document: object; schemas: Map<string, Raw>; names: Map<unknown, string>};

const known = new WeakMap<object, Tables>();

/** The named schemas of a document; made once. */
function tablesOf(document: object): Tables {
  const before = known.get(document);
  if (before) return before;
  const {components} = document as {components?: {schemas?: Record<string, Raw>}};
  const schemas = new Map(Object.entries(components?.schemas ?? {}));
  const names = new Map([...schemas].map(([name, schema]): [unknown, string] => [schema, name]));
  const made = {document, schemas, names};
  known.set(document, made);
  return made;
}

export class Discriminators {
  private readonly tables: Tables;
  /** Schemas whose samples are being made: one that holds itself ends here. */
  private readonly making: Raw[] = [];

  /**
   * @param sample makes a sample of a schema
   * @param document where references lead; none is needed for schemas whose references are resolved
   */
  constructor(
    private readonly sample: (schema: Schema) => unknown,
    document: object = {},
  ) {
    this.tables = tablesOf(document);
  }

  private resolve(raw: unknown): Raw {
    const target = followed(this.tables.document, raw);
    return isObject(target) ? target : {};
  }

  private nameOf(raw: unknown): string | undefined {
    const {$ref} = isObject(raw) ? (raw as Raw) : {};
    return $ref === undefined ? (this.resolve(raw)['x-name'] ?? this.tables.names.get(raw)) : lastOf($ref);
  }

  /** The first of the schemas that build on one and that its discriminator tells apart. */
  private subtype(raw: unknown): Raw | undefined {
    const schema = this.resolve(raw);
    if (schema['x-subtypes']) return schema['x-subtypes'][0];
    const name = this.nameOf(raw);
    if (!name || !schema.discriminator || schema.oneOf || schema.anyOf) return undefined;
    const [first] = subtypesOf(name, schema, this.tables.schemas);
    return first === undefined ? undefined : {$ref: `#/components/schemas/${first}`};
  }

  private set(value: Json, discriminator: Discriminator | undefined, name: string | undefined): Json {
    return discriminator && name !== undefined
      ? {...value, [discriminator.propertyName]: valueFor(discriminator, name)}
      : value;
  }

  /** The fields of a schema and of its parts; `name` is that of the schema which the parts make. */
  private inside(schema: Raw, value: Json, name: string | undefined, above: readonly Raw[]): Json {
    if (above.includes(schema)) return value;
    const fields = Object.entries(schema.properties ?? {}).filter(([key]) => key in value);
    const own = {
      ...value,
      ...Object.fromEntries(fields.map(([key, field]) => [key, this.in(field, value[key])])),
    };
    return (schema.allOf ?? []).reduce<Json>((all, raw) => {
      const part = this.resolve(raw);
      const made = this.inside(part, all, name, [...above, schema]);
      return part.oneOf || part.anyOf ? made : this.set(made, part.discriminator, name);
    }, own);
  }

  /**
   * @param raw a schema
   * @param value a sample of it
   * @returns the sample, in which each discriminator names the schema that is there
   */
  in(raw: unknown, value: unknown): unknown {
    const schema = this.resolve(raw);
    if (!isObject(value) || isWritten(schema)) return value;
    if (Array.isArray(value)) return value.map((item) => this.in(schema.items, item));
    const subtype = this.subtype(raw);
    if (subtype && !this.making.includes(this.resolve(subtype))) {
      this.making.push(this.resolve(subtype));
      const made = this.in(subtype, this.sample(subtype));
      this.making.pop();
      return made;
    }
    const made = this.inside(schema, value, this.nameOf(raw), []);
    const [first] = schema.oneOf ?? schema.anyOf ?? [];
    if (first === undefined) return made;
    const chosen = this.in(first, made);
    return isObject(chosen) ? this.set(chosen, schema.discriminator, this.nameOf(first)) : chosen;
  }
}

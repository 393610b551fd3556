/** Turns a schema into a tree of `<SchemaItem>` elements, readable without JavaScript. */
import partition from 'lodash/partition.js';
import {hasDirections, schemaFacts, typeFacts, typeName, xmlNotes} from '../model/schemaFacts';
import {blocks, element, inlineCode} from './mdx';
import {
  displaySchema,
  nameOf,
  schemaOf,
  type AlternativeGroup,
  type DisplaySchema,
} from '../model/displaySchema';
import type {Schema, SchemaOrBoolean} from '../model/openApiTypes';
import {isApart, named} from './namedSchema';
import type {PageAnchors, PageAnchor} from './pageAnchors';
import {furtherReading, inline, linkTo, prose} from './descriptionMarkdown';

/** A schema on the way down to the present one. */
type Ancestor = PageAnchor & {schema: Schema; name?: string};

/** Page, id and enclosing schemas of a described schema. */
export type SchemaPosition = {
  page: PageAnchors;
  id: string;
  label: string;
  above?: Ancestor[];
  /** Who sends it: a request has no read-only fields, a response no write-only ones. */
  direction?: Direction;
  /** Descriptions of what it is part of, which are not said again. */
  said?: readonly string[];
};

export type Direction = 'request' | 'response';

/** Whether a field is not sent this way. */
function isAbsent(raw: SchemaOrBoolean, direction: Direction | undefined): boolean {
  if (!direction) return false;
  const {readOnly, writeOnly} = displaySchema(raw);
  return Boolean(direction === 'request' ? readOnly : writeOnly);
}

/** A page that is long may show a schema as it is sent one way, and link to it from where it is sent the same way. */
const nameIn = (name: string, {direction}: SchemaPosition) => `${direction ?? ''} ${name}`;

/** No document that we know goes deeper; the page says so where it ends. */
const maximumDepth = 20;

/** A schema that contains itself, or that a long page has described already, is named and linked to, not repeated. */
function knownPlace(raw: SchemaOrBoolean, position: SchemaPosition): PageAnchor | undefined {
  const {page, above = []} = position;
  const schema = schemaOf(raw);
  const name = nameOf(raw);
  const ancestor = above.find(
    (candidate) => candidate.schema === schema || (name !== undefined && candidate.name === name),
  );
  const place = ancestor ?? (name === undefined ? undefined : page.described(nameIn(name, position)));
  return place && {id: place.id, label: schema.title ?? name ?? place.label};
}

/** The position of a schema's content, one level further down. */
function nestedPosition(raw: SchemaOrBoolean, position: SchemaPosition): SchemaPosition {
  const {id, label, above = []} = position;
  const name = nameOf(raw);
  if (name !== undefined) position.page.describe(nameIn(name, position), {id, label});
  return {...position, above: [...above, {schema: schemaOf(raw), name, id, label}]};
}

function same({id, label}: PageAnchor, position: SchemaPosition, of?: readonly string[]): string {
  const ids = position.page.repeated(position.id, id);
  return element('ApiSame', {href: `#${id}`, label, ids: ids.length ? ids : undefined, of});
}

/** Facts of a field outside its schema. */
export type FieldExtras = {
  description?: string;
  deprecated?: boolean;
  examples?: string[];
  /** How it is written. */
  notes?: string[];
  /** Markdown after all facts. */
  further?: string;
};

const plain = (text: string) =>
  text
    .replace(/[.\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** A description, unless what stands around it has said the same. */
function news(description: string | undefined, {said = []}: SchemaPosition): string {
  return description !== undefined && said.some((text) => plain(text) === plain(description))
    ? ''
    : prose(description);
}

/** The place inside, after a description. */
const after = (description: string | undefined, position: SchemaPosition): SchemaPosition =>
  description === undefined ? position : {...position, said: [...(position.said ?? []), description]};

/** The type of a value with listed fields is plain to see. */
const seen = (type: string, inside: string): string | undefined =>
  inside && (type === 'object' || type === 'any') ? undefined : type;

type Facts = {constant?: string; allowed?: string[]; defaultValue?: string; examples?: string[]};

/** Facts in a few words, or nothing where there are none; an example tells nothing that is the value, or one of them. */
function factsElement(facts: Facts & Record<string, unknown>): string {
  const known = [facts.constant, facts.defaultValue, ...(facts.allowed ?? [])];
  const examples = facts.examples?.filter((example) => !known.includes(example));
  const attributes = {...facts, examples: examples?.length ? examples : undefined};
  return Object.values(attributes).some((value) => value !== undefined)
    ? element('ApiFacts', attributes)
    : '';
}

/**
 * One field with everything inside it.
 *
 * @param segment the last part of its id
 */
export function field(
  name: string,
  raw: SchemaOrBoolean,
  parent: SchemaPosition,
  {
    segment = name,
    required = false,
    beside = {},
    as = 'SchemaItem',
  }: {segment?: string; required?: boolean; beside?: FieldExtras; as?: 'SchemaItem' | 'ParamsItem'} = {},
): string {
  const schema = displaySchema(raw);
  const {
    description = schema.description,
    deprecated,
    examples,
    notes = xmlNotes(name, schema),
    further,
  } = beside;
  parent.page.countField();
  const id = parent.page.id(parent.id, segment);
  const meaning = description ?? (schema.title === name ? undefined : schema.title);
  const inside = fields(raw, after(meaning, {...parent, id, label: name}));
  const {type: schemaName, ...type} = typeFacts(schema);
  const own = schemaFacts(schema);
  return element(
    as,
    {
      name,
      id,
      required,
      schemaName,
      ...type,
      deprecated: deprecated ?? type.deprecated,
      of: named(raw, parent),
    },
    blocks(
      news(meaning, parent),
      factsElement({...own, examples: examples ?? own.examples, notes}),
      further,
      furtherReading(schema.externalDocs),
      inside.startsWith('<ApiSame') ? inside : inside && element('ApiChildren', {name}, inside),
    ),
  );
}

/** The discriminator value of an alternative. */
function decidingValue(choice: SchemaOrBoolean, {discriminator}: AlternativeGroup): string | undefined {
  if (!discriminator) return undefined;
  const name = nameOf(choice);
  const mapped = Object.entries(discriminator.mapping ?? {})
    .filter(([, target]) => target.split('/').at(-1) === name)
    .map(([value]) => value);
  const values = mapped.length || name === undefined ? mapped : [name];
  return values.length ? `${discriminator.propertyName}: ${values.join(' or ')}` : undefined;
}

function choice(
  raw: SchemaOrBoolean,
  index: number,
  group: AlternativeGroup,
  position: SchemaPosition,
): string {
  const schema = displaySchema(raw);
  const {required = []} = schema;
  if (required.length && typeName(schema) === 'any')
    return `- ${required.map(inlineCode).join(' and ')} required`;
  const title = schemaOf(raw).title ?? nameOf(raw) ?? schema.title ?? `Option ${index + 1}`;
  const of = named(raw, position);
  const when = decidingValue(raw, group);
  if (of && isApart(raw, position)) return `- ${linkTo(...of)}${when ? ` when \`${when}\`` : ''}`;
  const id = position.page.id(position.id, title.toLowerCase());
  const {type, ...rest} = typeFacts(schema);
  const inside = fields(raw, after(schema.description, {...position, id, label: title}));
  return element(
    'ApiChoice',
    {value: id, label: title, type: seen(type, inside), when},
    blocks(news(schema.description, position), factsElement({of, ...rest, ...schemaFacts(schema)}), inside),
  );
}

function choices(group: AlternativeGroup, position: SchemaPosition): string {
  const label = group.discriminator
    ? `${group.label}, as ${group.discriminator.propertyName} says`
    : group.label;
  const written = group.choices.map((raw, index) => choice(raw, index, group, position));
  // The tabs of docusaurus-theme-openapi-docs take alternatives only.
  const [links, boxes] = partition(written, (text) => text.startsWith('- '));
  return blocks(
    boxes.length ? element('SchemaTabs', {label}, blocks(...boxes)) : `${inline(label)}:`,
    links.join('\n'),
  );
}

function ownFields(schema: DisplaySchema, position: SchemaPosition): string[] {
  const {properties = {}, patternProperties = {}, prefixItems = [], additionalProperties: free} = schema;
  return [
    ...Object.entries(properties)
      .filter(([, property]) => !isAbsent(property, position.direction))
      .map(([name, property]) =>
        field(name, property, position, {required: schema.required?.includes(name)}),
      ),
    ...Object.entries(patternProperties).map(([pattern, property]) =>
      field(`names that match ${pattern}`, property, position, {segment: pattern}),
    ),
    ...(free && typeof free === 'object' ? [field('any other name', free, position, {segment: 'any'})] : []),
    ...prefixItems.map((item, index) =>
      field(`item ${index + 1}`, item, position, {segment: `item-${index + 1}`}),
    ),
  ];
}

const itemsOf = ({items}: DisplaySchema) => (typeof items === 'boolean' ? undefined : items);

/** Whether a page lists anything in it. */
const hasInside = (schema: DisplaySchema): boolean =>
  Boolean(
    schema.properties ??
    schema.patternProperties ??
    schema.prefixItems ??
    itemsOf(schema) ??
    (schema.groups.length > 0 || schema.additionalProperties),
  );

/**
 * The fields of a schema as MDX.
 *
 * @returns an empty string where the schema has no fields of its own (a string, a file)
 */
export function fields(raw: SchemaOrBoolean, position: SchemaPosition): string {
  const schema = displaySchema(raw);
  if (isApart(raw, position)) return '';
  const place = knownPlace(raw, position);
  const items = itemsOf(schema);
  if (place && hasInside(schema)) return same(place, position);
  if ((position.above?.length ?? 0) > maximumDepth) return 'Deeper levels are not shown here.';
  const inner = nestedPosition(raw, position);
  return position.page.part(position.id, () => {
    const own = ownFields(schema, inner);
    return blocks(
      own.length > 0 && element('ApiFields', {}, blocks(...own)),
      ...schema.groups.map((group) => choices(group, inner)),
      items && fields(items, inner),
    );
  });
}

/**
 * A body: its meaning, its facts and its fields; a link where the page has described the same one already.
 *
 * @param anchor the id that it has itself, where nothing else has the id of its position
 */
export function tree(raw: SchemaOrBoolean, position: SchemaPosition, anchor?: string): string {
  const schema = displaySchema(raw);
  const {page, direction} = position;
  const use = direction && hasDirections(raw) ? direction : '';
  const known = hasInside(schema) && page.body(nameOf(raw) ?? raw, use, position);
  if (known)
    return blocks(anchor && element('ApiFacts', {id: anchor}), same(known, position, named(raw, position)));
  const inside = fields(raw, after(schema.description, position));
  const {type, ...rest} = typeFacts(schema);
  const of = named(raw, position);
  const {title} = schemaOf(raw);
  return blocks(
    news(schema.description, position),
    factsElement({
      id: anchor,
      of,
      type: seen(type, inside),
      ...rest,
      name: title === of?.[0] ? undefined : title,
      ...schemaFacts(schema),
    }),
    furtherReading(schema.externalDocs),
    inside,
  );
}

/**
 * The data dictionary as a JSON Schema (draft 2020-12): one entry of `$defs` an entity. The root takes any document
 * of Focus. Unknown fields pass, because new ones may come at any time; a check of our own examples refuses them.
 */
import type {Entity, Field, FieldType} from './types';
import {locationInWords, plain, valuesInWords} from './typesInWords';
import {forms, prefixes} from './vocabulary';

export type Schema = {readonly [keyword: string]: unknown};

export type Options = {
  /** Public address of the site, without a final slash. */
  siteUrl: string;
  /** What a field that is not in the dictionary is; `allow` in the published file. */
  unknownFields?: 'allow' | 'refuse';
};

export const schemaPath = '/downloads/focus/data-dictionary.schema.json';

/** Crockford base32: digits and capital letters without I, L, O and U. */
const base32 = '[0-9A-HJKMNP-TV-Z]{10}';

const identifier = (prefix: string): Schema => ({type: 'string', pattern: `^${prefix}_${base32}$`});

const time = (fraction: string): Schema => ({
  type: 'string',
  format: 'date-time',
  pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}${fraction}Z$`,
});

/** What every form has in common: values that are texts in JSON, too. */
function textSchema(type: FieldType): Schema | undefined {
  switch (type.kind) {
    case 'identifier':
      return identifier(type.of === 'any' ? `(${Object.keys(prefixes).join('|')})` : type.of);
    case 'text': {
      const {pattern, format} = forms[type.form ?? ''] ?? {};
      return {
        type: 'string',
        ...(type.min !== undefined && {minLength: type.min}),
        ...(type.max !== undefined && {maxLength: type.max}),
        ...(pattern && {pattern}),
        ...(format && {format}),
      };
    }
    case 'enum':
      return {type: 'string', enum: Object.keys(type.values)};
    case 'time':
      return time(type.milliseconds ? '\\.[0-9]{3}' : '');
    case 'date':
      return {type: 'string', format: 'date'};
    default:
      return undefined;
  }
}

const range = ({min, max}: {min?: number; max?: number}, least: string, most: string): Schema => ({
  ...(min !== undefined && {[least]: min}),
  ...(max !== undefined && {[most]: max}),
});

function jsonValue(type: FieldType): Schema {
  const text = textSchema(type);
  if (text) return text;
  switch (type.kind) {
    case 'integer':
    case 'number':
      return {type: type.kind, ...range(type, 'minimum', 'maximum')};
    case 'boolean':
      return {type: 'boolean'};
    case 'list':
      return {type: 'array', items: jsonValue(type.of), ...range(type, 'minItems', 'maxItems')};
    case 'object':
      return {$ref: `#/$defs/${type.entity}`};
    case 'details':
      return {$ref: '#/$defs/details'};
    case 'either':
      return {anyOf: type.of.map(jsonValue)};
    default:
      throw new Error(`No schema for ${type.kind}.`);
  }
}

/** A cell of a CSV file as a reader of such files gives it: always a text. */
function cellValue(type: FieldType): Schema {
  const text = textSchema(type);
  if (text) return text;
  switch (type.kind) {
    case 'integer':
      return {type: 'string', pattern: '^(0|[1-9][0-9]*)$'};
    case 'number':
      return {type: 'string', pattern: '^(0|[1-9][0-9]*)(\\.[0-9]+)?$'};
    case 'boolean':
      return {type: 'string', enum: ['true', 'false']};
    case 'list':
      return {type: 'string', pattern: '^[^;]+(;[^;]+)*$'};
    case 'either':
      return {anyOf: type.of.map(cellValue)};
    default:
      throw new Error(`A cell cannot hold ${type.kind}.`);
  }
}

function propertySchema({type, meaning, example, since, nullable, appearsIn}: Field, row: boolean): Schema {
  const value = row ? cellValue(type) : jsonValue(type);
  const empty: Schema = row ? {const: ''} : {type: 'null'};
  const asIs = {place: String, name: String};
  const where = appearsIn.map((appearance) => locationInWords(appearance, asIs)).join(', ');
  return {
    description: plain(`${meaning}${valuesInWords(type)}`),
    $comment: `Since ${since}. In ${where}.`,
    ...(nullable ? {anyOf: [value, empty]} : value),
    examples: [example],
  };
}

function entitySchema(entity: Entity, unknownFields: Options['unknownFields']): Schema {
  const row = entity.form === 'row';
  return {
    title: entity.title,
    description: plain(entity.summary),
    type: 'object',
    properties: Object.fromEntries(entity.fields.map((field) => [field.name, propertySchema(field, row)])),
    required: entity.fields.filter(({optional}) => !optional).map(({name}) => name),
    ...(unknownFields === 'refuse' && {additionalProperties: false}),
  };
}

/** Particulars of an audit event: what its canonical form permits. */
const details: Schema = {
  title: 'Particulars of an audit event',
  description: 'An object whose values are texts, integers and further such objects.',
  type: 'object',
  additionalProperties: {
    anyOf: [{type: 'string'}, {type: 'integer'}, {$ref: '#/$defs/details'}],
  },
};

/** @returns the schema; `$ref: "#/$defs/communication"` and the like take one entity of it */
export function toJsonSchema(
  entities: readonly Entity[],
  {siteUrl, unknownFields = 'allow'}: Options,
): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${siteUrl}${schemaPath}`,
    title: 'Data dictionary of Focus',
    description:
      'Every document of Focus: what the REST API gives and takes, the files of an export, and audit events. Entities that are rows of CSV files take objects of texts, as readers of such files give them.',
    anyOf: entities.filter(({form}) => form === 'document').map(({name}) => ({$ref: `#/$defs/${name}`})),
    $defs: {
      ...Object.fromEntries(entities.map((entity) => [entity.name, entitySchema(entity, unknownFields)])),
      details,
    },
  };
}

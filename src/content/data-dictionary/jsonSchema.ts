/**
 * The data dictionary as a JSON Schema (draft 2020-12): one entry of `$defs` an entity. The root takes any document
 * of Focus. Unknown fields pass, because new ones may come at any time.
 */
import {forms, prefixes, type Entity, type Field, type FieldType, type Limits} from '.';
import {meaningInWords, placesInWords, plain} from './inWords';

/** A keyword that is undefined is none. */
type Schema = {readonly [keyword: string]: unknown};

/** Site path of the published file. */
export const schemaPath = '/downloads/focus/data-dictionary.schema.json';

const text = (pattern?: string, format?: string): Schema => ({type: 'string', format, pattern});

/** Crockford base32: digits and capital letters without I, L, O and U. */
const identifier = (prefix: string) => text(`^${prefix}_[0-9A-HJKMNP-TV-Z]{10}$`);

const range = ({min, max}: Limits, least: string, most: string): Schema => ({[least]: min, [most]: max});

/** @param isCell whether it is a cell of a CSV file, as a reader of such files gives it: always a text */
function valueSchema(type: FieldType, isCell: boolean): Schema {
  switch (type.kind) {
    case 'identifier':
      return identifier(type.of === 'any' ? `(${Object.keys(prefixes).join('|')})` : type.of);
    case 'text': {
      const {pattern, format} = forms[type.form ?? ''] ?? {};
      return {type: 'string', ...range(type, 'minLength', 'maxLength'), pattern, format};
    }
    case 'enum':
      return {type: 'string', enum: Object.keys(type.values)};
    case 'time': {
      const fraction = type.milliseconds ? '\\.[0-9]{3}' : '';
      return text(`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}${fraction}Z$`, 'date-time');
    }
    case 'date':
      return text(undefined, 'date');
    case 'either':
      return {anyOf: type.of.map((one) => valueSchema(one, isCell))};
    case 'integer':
    case 'number':
      if (isCell) return text(`^(0|[1-9][0-9]*)${type.kind === 'number' ? '(\\.[0-9]+)?' : ''}$`);
      return {type: type.kind, ...range(type, 'minimum', 'maximum')};
    case 'boolean':
      return isCell ? {type: 'string', enum: ['true', 'false']} : {type: 'boolean'};
    case 'list':
      if (isCell) return text('^[^;]+(;[^;]+)*$');
      return {type: 'array', items: valueSchema(type.of, false), ...range(type, 'minItems', 'maxItems')};
    default:
      if (isCell) throw new Error(`A cell cannot hold ${type.kind}.`);
      return {$ref: `#/$defs/${type.kind === 'object' ? type.entity : type.kind}`};
  }
}

function propertySchema(field: Field, isCell: boolean): Schema {
  const value = valueSchema(field.type, isCell);
  const empty = isCell ? {const: ''} : {type: 'null'};
  return {
    description: meaningInWords(field),
    $comment: `Since ${field.since}. In ${placesInWords(field).join(', ')}.`,
    ...(field.nullable ? {anyOf: [value, empty]} : value),
    examples: [field.example],
  };
}

const entitySchema = ({title, summary, form, fields}: Entity): Schema => ({
  title,
  description: plain(summary),
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field, form === 'row')])),
  required: fields.filter(({optional}) => !optional).map(({name}) => name),
});

/** Particulars of an audit event: what its canonical form permits. */
const details: Schema = {
  title: 'Particulars of an audit event',
  description: 'An object whose values are texts, integers and further such objects.',
  type: 'object',
  additionalProperties: {anyOf: [{type: 'string'}, {type: 'integer'}, {$ref: '#/$defs/details'}]},
};

/**
 * @param siteUrl public address of the site, without a final slash
 * @returns the schema; `$ref: "#/$defs/communication"` and the like take one entity of it
 */
export const toJsonSchema = (entities: readonly Entity[], siteUrl: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${siteUrl}${schemaPath}`,
  title: 'Data dictionary of Focus',
  description:
    'Every document of Focus: what the REST API gives and takes, the files of an export, and audit events. Entities that are rows of CSV files take objects of texts, as readers of such files give them.',
  anyOf: entities.filter(({form}) => form === 'document').map(({name}) => ({$ref: `#/$defs/${name}`})),
  $defs: {...Object.fromEntries(entities.map((entity) => [entity.name, entitySchema(entity)])), details},
});

/**
 * The data dictionary of Focus, from which the page, the CSV and the JSON Schema are made: every entity, its facts filled
 * in, in the order of the page. The schemas beside the data explain the members of each type.
 */
import {readData, readFolder} from '../data/readData';
import {insertFacts} from '../insertions/factTexts';

export type Limits = {min?: number; max?: number};

export type FieldType = Limits &
  (
    | {kind: 'identifier'; of: string}
    | {kind: 'text'; form?: string}
    | {kind: 'enum'; values: Readonly<Record<string, string>>; explainedAt?: string}
    | {kind: 'integer' | 'number'; unit?: string}
    | {kind: 'boolean' | 'date' | 'details'}
    | {kind: 'time'; milliseconds?: true}
    | {kind: 'list'; of: FieldType}
    | {kind: 'object'; entity: string}
    | {kind: 'either'; of: readonly FieldType[]}
  );

export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

export type Field = {
  name: string;
  type: FieldType;
  meaning: string;
  example: Json;
  since: string;
  nullable: boolean;
  optional?: true;
  /** Locations, with the field's names there if they differ. */
  appearsIn: readonly (string | {in: string; as: string | readonly string[]})[];
};

export type Entity = {
  name: string;
  title: string;
  summary: string;
  form: 'document' | 'part' | 'row';
  fields: readonly Field[];
};

/** What the entities have in common. */
export const {
  entities: entityNames,
  releases,
  locations,
  prefixes,
  forms,
} = readData<{
  entities: readonly string[];
  releases: Readonly<Record<string, {slug: string; title: string; brought: string}>>;
  locations: Readonly<Record<string, string>>;
  prefixes: Readonly<Record<string, {entity: string; example: string}>>;
  forms: Readonly<Record<string, {words: string; pattern?: string; format?: string}>>;
}>('docs/focus/appendix/_data-dictionary.yml', 'docs/focus/appendix/_data-dictionary.schema.json');

const sources = readFolder<Entity & {each?: Partial<Field>}>('docs/focus/appendix/_data-dictionary').map(
  ({each, ...entity}) => ({...entity, fields: entity.fields.map((field) => ({...each, ...field}))}),
);

function named<Named extends {name: string}>(list: readonly Named[], name: string): Named {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`The data dictionary has nothing that is called ${name}.`);
  return found;
}

/** A field has the values of the field that explains them, where it has none of its own. */
function withValues(field: Field): Field {
  const {type} = field;
  if (type.kind !== 'enum' || !type.explainedAt) return field;
  const [entity = '', name = ''] = type.explainedAt.split('.');
  return {...field, type: {...named(named(sources, entity).fields, name).type, ...type} as FieldType};
}

export const entities: readonly Entity[] = entityNames.map((name) => {
  const {fields, ...entity} = named(sources, name);
  return JSON.parse(insertFacts(JSON.stringify({...entity, fields: fields.map(withValues)}))) as Entity;
});

/** @throws Error when nothing has the name */
export const entityOf = (name: string): Entity => named(entities, name);

/** @throws Error when there is no such field */
export const fieldOf = (entity: string, name: string): Field => named(entityOf(entity).fields, name);

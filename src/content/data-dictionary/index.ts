/** The data dictionary of Focus: every entity, its facts filled in, in the order of the page. */
import {readFolder} from '../data/readData';
import {insertFacts} from '../insertions/factTexts';
import type {Entity, Field} from './types';
import {entityNames} from './vocabulary';

type Source = Entity & {each?: Partial<Field>};

/** Puts facts into every text of a value; names and other values stay. */
function filled<Value>(value: Value): Value {
  return JSON.parse(insertFacts(JSON.stringify(value))) as Value;
}

const sources = readFolder<Source>('docs/focus/appendix/_data-dictionary').map(({each, ...entity}) => ({
  ...entity,
  fields: entity.fields.map((field) => ({...each, ...field})),
}));

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
  return {...field, type: {...named(named(sources, entity).fields, name).type, ...type} as Field['type']};
}

export const entities: readonly Entity[] = entityNames.map((name) => {
  const {fields, ...entity} = named(sources, name);
  return filled({...entity, fields: fields.map(withValues)});
});

/** @throws Error when nothing has the name */
export const entityOf = (name: string): Entity => named(entities, name);

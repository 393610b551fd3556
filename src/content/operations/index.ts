/**
 * The APIs that are sold: the one source of their reference and its samples. `docs/_operations.schema.json` explains the
 * members; texts are Markdown with facts. The specifications in `openapi` describe the other APIs.
 */
import {omit} from 'lodash';
import {entityOf, type Json} from '../data-dictionary';
import {readData} from '../data/readData';

/** A field of a body, or a parameter. */
export type ApiField = {
  name: string;
  type: string;
  meaning: string;
  /** When it has to be sent: always, or under the condition that follows "Required". */
  required?: true | string;
  default?: string;
  limit?: string;
};

/**
 * What an answer or a request holds: fields of its own, those of the answer of another operation of the API, or an entity
 * of the data dictionary.
 */
export type Shape = {fields: readonly ApiField[]} | {like: Operation} | {entity: string; isList?: true};

type Members = Readonly<Record<string, Json>>;

type Answer = {status: 200 | 201 | 202; what: string; example?: Json} & Shape;

export type Operation = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  title: string;
  summary: string;
  scope?: string;
  parameters?: readonly (ApiField & {in: 'path' | 'query' | 'header'; example?: string})[];
  body?: {example: Members} & Shape;
  answer: Answer;
  codes: readonly string[];
  repeat: 'read' | 'key';
  limits?: readonly string[];
  events?: readonly string[];
};

export type Api = {
  id: 'focus' | 'transact' | 'aiApi';
  base: string;
  page: string;
  headers: readonly {name: string; value: readonly (string | {variable: string})[]}[];
  pages: {codes: string; retries: string; dictionary?: string};
  rate: string;
  keyHours: string;
  events: readonly {name: string; sent: string; see: string}[];
  operations: readonly Operation[];
  states?: Readonly<Record<string, States>>;
};

/** Each state of a thing: what it means, which ones may follow, and what to do meanwhile. */
type States = Readonly<Record<string, {meaning: string; leadsTo: readonly string[]; toDo: string}>>;

/** As the file has it: `like` names an operation, and the example of an entity is made of those of its fields. */
type Source = Omit<Api, 'operations'> & {
  operations: readonly (Omit<Operation, 'answer'> & {
    answer: Omit<Answer, 'like'> & {like?: string; entity?: string; isList?: true; changes?: Members};
  })[];
};

/** Fields that a list leaves out. */
const leftOut: Readonly<Record<string, string>> = {communication: 'transcript'};

/** An entity as the Focus REST API answers it, each field with its example, or the last page of a list of one. */
function exampleOf(entity: string, isList?: true, changes?: Members): Json {
  const fields = entityOf(entity).fields.filter(({appearsIn}) => appearsIn.includes('REST'));
  const example = {...Object.fromEntries(fields.map((field) => [field.name, field.example])), ...changes};
  return isList ? {items: [omit(example, leftOut[entity] ?? [])], next_cursor: null} : example;
}

function read(file: string): Api {
  const source = readData<Source>(file, 'docs/_operations.schema.json');
  const operations: Operation[] = [];
  for (const {answer, ...operation} of source.operations) {
    const {like, changes, ...own} = answer;
    const other = operations.find(({id}) => id === like);
    if (like && !other)
      throw new Error(`No operation before it is called ${like}. Remedy: correct \`like\`.`);
    const example = own.entity ? exampleOf(own.entity, own.isList, changes) : own.example;
    operations.push({...operation, answer: {...own, example, ...(other && {like: other})} as Answer});
  }
  return {...source, operations};
}

/** In the order of the products. */
export const apis: readonly Api[] = ['focus/reference', 'transact', 'ai-api'].map((folder) =>
  read(`docs/${folder}/_operations.yml`),
);

/** @throws Error when the API has no such thing with states */
export function statesOf(api: string, name: string): States {
  const states = apis.find(({id}) => id === api)?.states?.[name];
  if (!states) throw new Error(`${api} has no states of a ${name}.`);
  return states;
}

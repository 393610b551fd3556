/** The APIs that are sold: the one source of their reference. The specifications in `openapi` describe the others. */
import {readData} from '../data/readData';
import {entityExample, listExample} from './entityExamples';
import type {Answer, Api, Operation} from './types';
import type {Json} from '../data-dictionary/types';

/** As the file has it: an answer names an operation, and the example of an entity is made of those of its fields. */
type Source = Omit<Api, 'operations'> & {operations: readonly SourceOperation[]};
type SourceOperation = Omit<Operation, 'answer'> & {answer: SourceAnswer};
type SourceAnswer = Pick<Answer, 'status' | 'what' | 'example'> & {
  like?: string;
  entity?: string;
  isList?: true;
  changes?: Readonly<Record<string, Json>>;
};

const schema = 'docs/_operations.schema.json';

function answerOf({like, changes, ...answer}: SourceAnswer, before: readonly Operation[]): Answer {
  const {entity, isList} = answer;
  if (entity) return {...answer, example: (isList ? listExample : entityExample)(entity, changes)} as Answer;
  if (!like) return answer as Answer;
  const found = before.find(({id}) => id === like);
  if (!found) throw new Error(`No operation before it is called ${like}. Remedy: correct \`like\`.`);
  return {...answer, like: found};
}

function read(file: string): Api {
  const source = readData<Source>(file, schema);
  const operations: Operation[] = [];
  for (const {answer, ...operation} of source.operations)
    operations.push({...operation, answer: answerOf(answer, operations)} as Operation);
  return {...source, operations};
}

/** In the order of the products. */
export const apis: readonly Api[] = ['focus/reference', 'transact', 'ai-api'].map((folder) =>
  read(`docs/${folder}/_operations.yml`),
);

/** @throws Error when the API has no such thing with states */
export function statesOf(api: Api['id'], name: string): NonNullable<Api['states']>[string] {
  const states = apis.find(({id}) => id === api)?.states?.[name];
  if (!states) throw new Error(`${api} has no states of a ${name}.`);
  return states;
}

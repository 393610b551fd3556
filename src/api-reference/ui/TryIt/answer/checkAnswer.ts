/** Whether an answer is what the document says. */
import type {AnswerSchemas, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {schemaProblems, type Problem} from '../schemaProblems';

export type Verdict =
  /** The document says nothing that could be checked. */
  | {kind: 'none'}
  /** The schemas did not come. */
  | {kind: 'unchecked'}
  | {kind: 'fits'}
  | {kind: 'status'; known: string[]}
  | {kind: 'type'; known: string[]}
  | {kind: 'unreadable'; reason: string}
  | {kind: 'differs'; problems: Problem[]};

/** Longer bodies are not checked: that would stall the page. */
export const longestChecked = 2_000_000;

const essenceOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();

/** The schemas of a status by media type: its own, those of its class, or those of any other status. */
function ofStatus({answers}: AnswerSchemas, status: number): Record<string, JsonSchema> | undefined {
  const text = String(status);
  return answers[text] ?? answers[`${text[0]}XX`] ?? answers[`${text[0]}xx`] ?? answers.default;
}

/** The entry that names a media type best: itself, then `application/*`, then anything. */
function ofType(content: Record<string, JsonSchema>, type: string): JsonSchema | undefined {
  const essence = essenceOf(type);
  const ranges = [essence, essence.replace(/\/.*/, '/*'), '*/*'];
  const found = ranges
    .map((range) => Object.keys(content).find((key) => essenceOf(key) === range))
    .find((key) => key !== undefined);
  return found === undefined ? undefined : content[found];
}

const isJson = (type: string) => /[/+]json\b/i.test(type);

/**
 * @param schemas of the operation
 * @param answer as it came
 * @returns what differs, each problem with its path in the body
 */
export function checkAnswer(
  schemas: AnswerSchemas,
  {status, type, text}: {status: number; type: string; text: string},
): Verdict {
  const content = ofStatus(schemas, status);
  if (!content) return {kind: 'status', known: Object.keys(schemas.answers)};
  const types = Object.keys(content);
  if (!types.length || text === '') return {kind: 'none'};
  const schema = ofType(content, type);
  if (!schema) return {kind: 'type', known: types};
  if (!isJson(type)) return {kind: 'none'};
  try {
    const problems = schemaProblems(schema, schemas.$defs, JSON.parse(text) as unknown);
    return problems.length ? {kind: 'differs', problems} : {kind: 'fits'};
  } catch (error) {
    return {kind: 'unreadable', reason: error instanceof Error ? error.message : String(error)};
  }
}

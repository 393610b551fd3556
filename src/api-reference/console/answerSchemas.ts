/** The schemas that answers of one operation are checked against: a file beside its page, fetched with the first answer. */
import type {Operation} from '../model/openApiTypes';
import type {AnswerSchemas, JsonSchema} from './consoleData';
import {validationSchemas, type NamedSchemas} from './validationSchema';

/**
 * @param responses of an operation
 * @returns whether some answer has a schema
 */
export function hasAnswerSchemas(responses: Operation['responses'] = {}): boolean {
  return Object.values(responses).some(({content}) =>
    Object.values(content ?? {}).some(({schema}) => schema !== undefined),
  );
}

/**
 * @param operation with its references resolved
 * @param named the schemas of its document by name
 * @returns the schemas by status and media type; none that only describe
 */
export function answerSchemas({responses = {}}: Operation, named: NamedSchemas): AnswerSchemas {
  const {convert, $defs} = validationSchemas(named, 'response');
  const answers: AnswerSchemas['answers'] = {};
  for (const [status, {content}] of Object.entries(responses)) {
    const schemas: Record<string, JsonSchema> = {};
    for (const [type, {schema}] of Object.entries(content ?? {}))
      if (schema !== undefined) schemas[type] = convert(schema);
    answers[status] = schemas;
  }
  return {answers, $defs};
}

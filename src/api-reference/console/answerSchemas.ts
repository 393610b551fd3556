/** The schemas that answers of one operation are checked against: a file beside its page, fetched with the first answer. */
import type {AnswerSchemas, JsonSchema} from './consoleData';
import type {BundledDocument, JsonObject} from './parameterExamples';
import {operationOf, resolverOf} from './references';
import {validationSchemas} from './validationSchema';

const entries = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as JsonObject);

/**
 * @param responses the Responses Object of an operation
 * @returns whether some answer has a schema
 */
export function hasAnswerSchemas(responses: Record<string, {content?: object}> = {}): boolean {
  return Object.values(responses).some((response) =>
    entries(response.content).some(([, media]) => (media as JsonObject).schema !== undefined),
  );
}

/**
 * @param document with its references
 * @param method in lower case
 * @param route the path as the document writes it
 * @returns the schemas by status and media type; none that only describe
 */
export function answerSchemas(document: BundledDocument, method: string, route: string): AnswerSchemas {
  const {lookup, resolve} = resolverOf(document);
  const {convert, $defs} = validationSchemas(lookup, 'response');
  const item = resolve<JsonObject>((document.paths as JsonObject)[route]);
  const {responses} = operationOf(item, method);
  const answers: AnswerSchemas['answers'] = {};
  for (const [status, response] of entries(responses)) {
    const schemas: Record<string, JsonSchema> = {};
    for (const [type, value] of entries(resolve<JsonObject>(response).content)) {
      const {schema} = resolve<JsonObject>(value);
      if (schema !== undefined) schemas[type] = convert(schema);
    }
    answers[status] = schemas;
  }
  return {answers, $defs};
}

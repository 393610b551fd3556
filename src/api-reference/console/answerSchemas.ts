/** The schemas that answers of one operation are checked against: a file beside its page, fetched with the first answer. */
import mapValues from 'lodash/mapValues.js';
import pickBy from 'lodash/pickBy.js';
import type {Operation} from '../model/openApiTypes';
import type {AnswerSchemas} from './consoleData';
import {validationSchemas, type NamedSchemas} from './validationSchema';

/** @returns whether some answer of an operation has a schema */
export const hasAnswerSchemas = (responses: Operation['responses'] = {}): boolean =>
  Object.values(responses).some(({content}) =>
    Object.values(content ?? {}).some(({schema}) => schema !== undefined),
  );

/**
 * @param operation with its references resolved
 * @param named the schemas of its document by name
 * @returns the schemas by status and media type; none that only describe
 */
export function answerSchemas({responses = {}}: Operation, named: NamedSchemas): AnswerSchemas {
  const {convert, $defs} = validationSchemas(named, 'response');
  const schemasOf = ({content}: (typeof responses)[string]) =>
    mapValues(
      pickBy(content, ({schema}) => schema !== undefined),
      ({schema}) => convert(schema),
    );
  return {answers: mapValues(responses, schemasOf), $defs};
}

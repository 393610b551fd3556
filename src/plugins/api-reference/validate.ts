/** Checks a specification before any page is made from it. */
import {createConfig, getLineColLocation, lint} from '@redocly/openapi-core';

/** The rules a specification must pass; each name is documented by Redocly. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-parameters-unique': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'no-identical-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'security-defined': 'off',
} as const;

/** A document that is not YAML at all; the parser writes the place as `(line:column)`. */
function unreadable(file: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1'] = /\((\d+):(\d+)\)/.exec(message) ?? [];
  return `${file}:${line}:${column} ${message} (readable)`;
}

/**
 * @param file path of an OpenAPI document
 * @returns one line a problem: `file:line:column what (rule)`; empty when the document is valid
 */
export async function specificationProblems(file: string): Promise<string[]> {
  const config = await createConfig({rules});
  try {
    const problems = await lint({ref: file, config});
    return problems.map(({location: [place], message, ruleId, suggest}) => {
      const {line, col} = place ? getLineColLocation(place).start : {line: 1, col: 1};
      const hint = suggest.length ? ` Did you mean ${suggest.join(' or ')}?` : '';
      return `${file}:${line}:${col} ${message.trim()}${hint} (${ruleId})`;
    });
  } catch (error) {
    return [unreadable(file, error)];
  }
}

import {isNode, type Document} from 'yaml';
import {specifications} from '../site/apis';
import {apiDocumentsOf, offsetOf, operationsOf, stepsOf, type ApiDocument} from './engine/apiDocuments';
import type {PlacedProblem, Rule} from './engine/rule';

type Value = Record<string, unknown>;

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** @returns what a node of a document stands for */
function inJavaScript(node: unknown, document: Document): unknown {
  return isNode(node) ? (node.toJS(document) as unknown) : undefined;
}

/** @returns an object, or what its reference inside the document names; empty when it is neither */
function resolved(value: unknown, document: Document): Value {
  if (!isValue(value)) return {};
  const {$ref: reference} = value;
  if (typeof reference !== 'string' || !reference.startsWith('#')) return value;
  const target = inJavaScript(document.getIn(stepsOf(reference), true), document);
  return isValue(target) ? target : {};
}

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function withoutExample(response: Value, document: Document): string[] {
  return Object.entries(isValue(response.content) ? response.content : {}).flatMap(([type, media]) => {
    const {example, examples, schema} = isValue(media) ? media : {};
    const isShown =
      example !== undefined ||
      (isValue(examples) && Object.keys(examples).length > 0) ||
      resolved(schema, document).example !== undefined;
    return isShown ? [] : [type];
  });
}

/** What is wrong with an operation, and what to do. */
function wrongIn(operation: Value, document: Document): [what: string, remedy: string][] {
  const responses = Object.entries(isValue(operation.responses) ? operation.responses : {}).map(
    ([status, response]) => ({status, response: resolved(response, document)}),
  );
  const has = (statuses: RegExp) => responses.some(({status}) => statuses.test(status));
  return [
    ...['summary', 'description']
      .filter((key) => !hasText(operation[key]))
      .map((key): [string, string] => [`has no ${key}`, `write "${key}: …" under it`]),
    ...(has(/^[23]/)
      ? []
      : [['has no 2xx or 3xx response', 'say what success looks like'] as [string, string]]),
    ...(has(/^4/) ? [] : [['has no 4xx response', 'say how it can fail'] as [string, string]]),
    ...responses.flatMap(({status, response}) =>
      withoutExample(response, document).map((type): [string, string] => [
        `has no example of the body ${status} ${type}`,
        'write "example:" or "examples:" beside its schema',
      ]),
    ),
  ];
}

function check({document, problemAt}: ApiDocument): PlacedProblem[] {
  if (document.errors.length) return [];
  return operationsOf(document).flatMap(({name, key, value}) => {
    const operation = inJavaScript(value, document);
    return wrongIn(isValue(operation) ? operation : {}, document).map(([what, remedy]) =>
      problemAt(offsetOf(key), `${name} ${what}.`, `${remedy}.`),
    );
  });
}

const path = specifications[0]?.file ?? 'openapi/sample.yaml';
const good = `paths:
  /a:
    get:
      summary: A
      description: All of A.
      responses:
        200:
          content:
            application/json: {schema: {$ref: '#/components/schemas/A'}}
        400: {$ref: '#/components/responses/Bad'}
components:
  schemas:
    A: {type: string, example: a}
  responses:
    Bad: {content: {text/plain: {example: Bad}}}
`;

export const operations: Rule = {
  name: 'operations',
  sentence:
    'An operation can be understood from its page alone: summary, description, a response of success and one of failure, and an example of each body.',
  good: [{text: good, path}],
  bad: [
    {text: 'paths:\n  /a:\n    get: {}\n', path, lines: [3, 3, 3, 3]},
    {text: good.replace(', example: a', ''), path, lines: [3]},
    {text: good.replace('{example: Bad}', '{examples: {}}'), path, lines: [3]},
    {text: good.replace('summary: A', 'summary: " "'), path, lines: [3]},
  ],
  files: {
    of: /^openapi\/[^/]+\.(ya?ml|json)$/,
    check: (site) =>
      apiDocumentsOf(site)
        .filter(({isForeign}) => !isForeign)
        .flatMap(check),
  },
};

import {posix} from 'node:path';
import {isMap, isScalar, visit, type Document} from 'yaml';
import {specifications} from '../site/apis';
import {apiDocumentsOf, offsetOf, operationsOf, stepsOf, type ApiDocument} from './engine/apiDocuments';
import type {PlacedProblem, Rule} from './engine/rule';
import type {Site} from './engine/site';

function ofOperations({document, problemAt}: ApiDocument): PlacedProblem[] {
  const seen = new Map<string, string>();
  return operationsOf(document).flatMap(({name, key, value}) => {
    const node = isMap(value) ? value.get('operationId', true) : undefined;
    const id = isScalar(node) && typeof node.value === 'string' ? node.value : '';
    if (!id)
      return problemAt(
        offsetOf(key),
        `${name} has no operationId.`,
        'write "operationId: …" under it, in camel case; it is the address of its page.',
      );
    const before = seen.get(id);
    if (!before) seen.set(id, name);
    return before
      ? problemAt(offsetOf(node), `${name} has the operationId "${id}" of ${before}.`, 'give it another one.')
      : [];
  });
}

function leadsSomewhere(reference: string, file: string, document: Document, site: Site): boolean {
  if (reference.startsWith('#')) return document.hasIn(stepsOf(reference));
  return (
    /^https?:/.test(reference) || site.has(posix.join(posix.dirname(file), reference.split('#')[0] ?? ''))
  );
}

function ofReferences({path, document, problemAt}: ApiDocument, site: Site): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string')
        return;
      if (leadsSomewhere(value.value, path, document, site)) return;
      const message = `The reference "${value.value}" leads nowhere.`;
      problems.push(problemAt(offsetOf(value), message, 'correct it, or write what it names.'));
    },
  });
  return problems;
}

function check(api: ApiDocument, site: Site): PlacedProblem[] {
  const {document, isForeign, problemAt} = api;
  // What somebody else leaves out is mended, and told, where the pages are made.
  if (!document.errors.length) return isForeign ? [] : [...ofOperations(api), ...ofReferences(api, site)];
  return document.errors.map(({message, pos: [offset]}) =>
    problemAt(
      offset,
      `This is not YAML: ${message.replace(/[.:]$/, '')}.`,
      'correct the line, or its indentation.',
    ),
  );
}

const path = specifications[0]?.file ?? 'openapi/sample.yaml';
const operation = (method: string, id: string) => `    ${method}:\n      operationId: ${id}\n`;

export const openapi: Rule = {
  name: 'openapi',
  sentence:
    'An OpenAPI document is YAML, each operation has an operationId of its own, and each $ref leads somewhere.',
  good: [
    {
      text: `paths:\n  /a:\n${operation('get', 'a')}${operation('put', 'b')}  /b:\n    $ref: '#/paths/~1a'\n`,
      path,
    },
  ],
  bad: [
    {text: 'paths:\n  /a: b: c\n', path, lines: [2]},
    {text: 'paths:\n  /a:\n    get:\n      summary: A\n', path, lines: [3]},
    {text: `paths:\n  /a:\n${operation('get', 'a')}${operation('put', 'a')}`, path, lines: [6]},
    {text: "paths:\n  /a:\n    $ref: '#/paths/~1b'\n  /c:\n    $ref: gone.yaml\n", path, lines: [3, 5]},
  ],
  files: {
    of: /^openapi\/[^/]+\.(ya?ml|json)$/,
    check: (site) => apiDocumentsOf(site).flatMap((api) => check(api, site)),
  },
};

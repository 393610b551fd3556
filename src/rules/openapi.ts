import {posix} from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Node} from 'yaml';
import {specifications} from '../config/specifications';
import type {PlacedProblem, Rule} from './engine/rule';
import type {Site} from './engine/site';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

type Add = (node: unknown, message: string, remedy: string) => void;

function checkOperations({contents}: Document, add: Add): void {
  const paths = isMap(contents) ? contents.get('paths') : undefined;
  const seen = new Map<string, string>();
  for (const path of isMap(paths) ? paths.items : [])
    for (const {key, value} of isMap(path.value) ? path.value.items : []) {
      if (!methods.includes(String(key))) continue;
      const name = `${String(key).toUpperCase()} ${String(path.key)}`;
      const node = isMap(value) ? value.get('operationId', true) : undefined;
      const id = isScalar(node) && typeof node.value === 'string' ? node.value : '';
      if (!id) {
        add(
          key,
          `${name} has no operationId.`,
          'write "operationId: …" under it, in camel case; it is the address of its page.',
        );
        continue;
      }
      const before = seen.get(id);
      if (before) add(node, `${name} has the operationId "${id}" of ${before}.`, 'give it another one.');
      else seen.set(id, name);
    }
}

function leadsSomewhere(reference: string, file: string, document: Document, site: Site): boolean {
  if (!reference.startsWith('#'))
    return (
      /^https?:/.test(reference) || site.has(posix.join(posix.dirname(file), reference.split('#')[0] ?? ''))
    );
  const steps = decodeURIComponent(reference).split('/').slice(1);
  return document.hasIn(steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function check(site: Site, path: string): PlacedProblem[] {
  const source = site.read(path);
  if (source === undefined) return [];
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const problems: PlacedProblem[] = [];
  const addAt = (offset: number, message: string, remedy: string) => {
    const {line, col: column} = lines.linePos(offset);
    problems.push({path, line, column, message, remedy});
  };
  for (const {message, pos} of document.errors)
    addAt(
      pos[0],
      `This is not YAML: ${message.replace(/[.:]$/, '')}.`,
      'correct the line, or its indentation.',
    );
  if (problems.length) return problems;
  const add: Add = (node, message, remedy) => addAt((node as Node).range?.[0] ?? 0, message, remedy);
  checkOperations(document, add);
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string')
        return;
      if (!leadsSomewhere(value.value, path, document, site))
        add(value, `The reference "${value.value}" leads nowhere.`, 'correct it, or write what it names.');
    },
  });
  return problems;
}

const path = 'openapi/auth.yaml';
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
    of: /^openapi\/[^/]+\.yaml$/,
    check: (site) => specifications.flatMap(({file}) => check(site, file)),
  },
};

/**
 * Checks structured data by the definitions of schema.org, which the package schema-dts holds as types: the compiler says
 * which types do not exist, which properties do not belong to a type, and which values are not allowed.
 */
import path from 'node:path';
import ts from 'typescript';

type Value = string | number | boolean | null | Value[] | Node;
export type Node = {'@type'?: string; '@id'?: string; [property: string]: Value | undefined};

const file = path.resolve('tests/support/structured-data.ts');

/** Inputs of actions are no properties of their own: https://schema.org/docs/actions.html */
const isInput = (property: string) => /-(input|output)$/.test(property);

/** @returns the node without inputs of actions, and the actions that have some */
function split(value: Value, actions: Node[]): Value {
  if (Array.isArray(value)) return value.map((one) => split(one, actions));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.keys(value).some(isInput)) actions.push(value);
  const entries = Object.entries(value).filter(([property]) => !isInput(property));
  return Object.fromEntries(entries.map(([key, one]) => [key, split(one as Value, actions)]));
}

/** @returns a line of TypeScript that is right if the node is */
function statementsOf(node: Node, index: number): string[] {
  const actions: Node[] = [];
  const rest = split(node, actions) as Node;
  const type = (one: Node) => `s.${(one['@type'] ?? 'NoType').replace(/\W/g, '_')}`;
  return [
    `export const n${index}: ${type(rest)} = ${JSON.stringify(rest)};`,
    ...actions.map(
      (action, at) =>
        `export const n${index}_${at}: s.WithActionConstraints<Exclude<${type(action)}, string>> = ${JSON.stringify(action)};`,
    ),
  ];
}

function compile(text: string): readonly ts.Diagnostic[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : read(name, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => path.resolve(name) === file || exists(name);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program);
}

/** What the compiler tells nodes apart by: texts but for those of schema.org, and how often a list has a thing, are all one. */
function shapeOf(node: Node): string {
  return JSON.stringify(node, (key, value: Value) => {
    if (Array.isArray(value)) return [...new Set(value.map((one) => shapeOf({one})))];
    const isName = key === '@type' || String(value).startsWith('https://schema.org/');
    return typeof value === 'string' && !isName ? '' : value;
  });
}

/**
 * @param pages nodes by the name of their page; of those with one shape the first is read, since the compiler takes long
 * @returns what is wrong, each with its page; empty if all follow schema.org
 */
export function schemaProblems(pages: ReadonlyMap<string, readonly Node[]>): string[] {
  const lines = [`import type * as s from 'schema-dts';`];
  const where = ['the package'];
  let index = 0;
  const shapes = new Set<string>();
  for (const [page, nodes] of pages)
    for (const node of nodes.filter((one) => shapes.size !== shapes.add(shapeOf(one)).size))
      for (const line of statementsOf(node, index++)) {
        lines.push(line);
        where.push(page);
      }
  return compile(lines.join('\n')).map(({file: at, start = 0, messageText}) => {
    const line = at?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${where[line]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** What Google asks for before it shows a rich result: https://developers.google.com/search/docs/appearance/structured-data */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'dateModified', 'author', 'author.name'],
  BlogPosting: ['headline', 'datePublished', 'dateModified'],
  TechArticle: ['headline', 'dateModified', 'author', 'author.name'],
  APIReference: ['headline', 'dateModified', 'author', 'author.name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer', 'acceptedAnswer.text'],
  SearchAction: ['target', 'target.urlTemplate', 'query-input'],
  Organization: ['name'],
  Person: ['name'],
};

function valueAt(node: Node, property: string): Value | undefined {
  return property.split('.').reduce<Value | undefined>((value, key) => {
    const one = Array.isArray(value) ? value[0] : value;
    return typeof one === 'object' && one !== null && !Array.isArray(one) ? one[key] : undefined;
  }, node);
}

/** @returns every node below a value, those that only refer to another left out */
export function nodesBelow(value: Value | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesBelow);
  return value['@type'] ? [value, ...inner] : inner;
}

/** @returns properties that a rich result needs and that are missing, for each node below */
export const missingForRichResults = (nodes: readonly Node[]): string[] =>
  nodesBelow([...nodes]).flatMap((node) =>
    (required[node['@type'] ?? ''] ?? [])
      .filter((property) => [undefined, ''].includes(valueAt(node, property) as string))
      .map((property) => `${node['@type']} has no ${property}`),
  );

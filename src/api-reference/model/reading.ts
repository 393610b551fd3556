/** The one reading of a document: checked, and made one object. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import {pointerTo} from './walk';
import {raised} from './raised';
import {isObject} from './walk';

/** What pages need of a document; Redocly explains each rule. */
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

/** What is read of an entry of the list of documents. */
export type Entry = {file: string};

type Reading = {written: object; document: object};

/**
 * @param file of a document
 * @param names on the way to a part of it
 * @returns `file:line:column pointer`; the line is that of the nearest part that stands in the file
 */
export function placeIn(file: string, names: readonly string[]): string {
  const source = new Source(file, readFileSync(file, 'utf8'));
  const pointer = pointerTo(names);
  const {line, col} = getLineColLocation({source, pointer, reportOnKey: true}).start;
  return `${file}:${line}:${col} ${pointer}`;
}

/** @returns one line a problem: `file:line:column pointer what (rule)` */
async function problemsOf(file: string, resolver: BaseResolver, isChecked: boolean): Promise<string[]> {
  const root = await resolver.resolveDocument<unknown>(null, file, true).catch((error: Error) => error);
  if (root instanceof Error) {
    const {line, col} = root instanceof YamlParseError ? root : {line: 1, col: 1};
    return [`${file}:${line || 1}:${col || 1} #/ ${root.message}`];
  }
  const parsed = isObject(root.parsed) ? root.parsed : {};
  if (!/^3\.[01]\.\d+$/.test(String(parsed.openapi)))
    return [
      `${placeIn(file, ['swagger' in parsed ? 'swagger' : 'openapi'])} is not OpenAPI 3.0 or 3.1. Remedy: convert it, such as by "npx swagger2openapi --outfile new.yaml ${file}".`,
    ];
  if (!isChecked) return [];
  const found = await lint({ref: file, config: await createConfig({rules}), externalRefResolver: resolver});
  return found.map(({location: [place], message, ruleId, suggest}) => {
    const {line, col} = place ? getLineColLocation(place).start : {line: 1, col: 1};
    const {absoluteRef = path.resolve(file)} = place?.source ?? {};
    const where = absoluteRef === path.resolve(file) ? file : path.relative('.', absoluteRef);
    const hint = suggest.length ? ` Did you mean ${suggest.join(' or ')}?` : '';
    return `${where}:${line}:${col} ${place?.pointer ?? '#/'} ${message.trim()}${hint} (${ruleId})`;
  });
}

/** Of what all share, nobody may change a part. */
function frozen<Value>(value: Value): Value {
  if (isObject(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

async function read(file: string, isChecked: boolean): Promise<Reading> {
  const resolver = new BaseResolver();
  // The check comes first: bundling changes what the resolver holds.
  const problems = await problemsOf(file, resolver, isChecked);
  if (problems.length)
    throw new Error(
      [
        'An OpenAPI document is not valid. Remedy: correct these places; https://redocly.com/docs/cli/rules explains each rule.',
        ...problems.map((line) => `  ${line}`),
      ].join('\n'),
    );
  const whole = await bundle({ref: file, config: await createConfig({}), externalRefResolver: resolver});
  const written = whole.bundle.parsed as object;
  return {written: frozen(written), document: frozen(raised(written))};
}

const readings = new Map<string, Promise<Reading>>();

/** Reads a document, unless that has been done and its file has not changed since. */
async function reading(file: string, isChecked: boolean): Promise<Reading> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const name = JSON.stringify([path.resolve(file), isChecked, text]);
  const made = readings.get(name) ?? read(file, isChecked);
  readings.set(name, made);
  return made;
}

/**
 * @param entry of the list of documents
 * @returns the whole document as it is written, with the files that it refers to in it; frozen
 * @throws Error with file, line and remedy when it is not valid
 */
export const asWritten = async ({file}: Entry): Promise<object> => (await reading(file, true)).written;

/**
 * @param entry of the list of documents
 * @returns the whole document in the words of OpenAPI 3.1; frozen
 * @throws Error with file, line and remedy when it is not valid
 */
export const documentOf = async ({file}: Entry): Promise<object> => (await reading(file, true)).document;

/**
 * @param file path of an OpenAPI document that needs no check, such as a published version
 * @returns the whole document in the words of OpenAPI 3.1; frozen
 * @throws Error with file, line and remedy when it cannot be read
 */
export const bundled = async (file: string): Promise<object> => (await reading(file, false)).document;

/** Reads data that authors keep as YAML beside the pages that show it; a JSON Schema beside the file says what it may hold. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {isNode, LineCounter, parseDocument, type Document, type ScalarTag} from 'yaml';
import {factValue} from '../facts';

const root = path.resolve(__dirname, '../../..');

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `!fact focus.export.maxItems`: the number of that name, where a text would have `{{focus.export.maxItems}}`. */
const fact: ScalarTag = {tag: '!fact', resolve: (name) => factValue(name)};

/** @returns offset of what a pointer such as `/codes/3` leads to, or of the nearest part around it that is in the file */
function offsetOf(document: Document, pointer: string): number {
  const steps = pointer.split('/').slice(1);
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function wordsOf({instancePath, message = 'is not valid', params}: ErrorObject): string {
  const {additionalProperty, allowedValues} = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const more = additionalProperty ?? allowedValues?.join(', ');
  return `${instancePath.slice(1) || 'the file'} ${message}${more ? `: ${more}` : ''}`;
}

/**
 * @param file from the root of the project, such as `docs/glossary.yml`
 * @param schema its JSON Schema (2020-12), from the root of the project
 * @returns what the file holds, with the numbers of `!fact`; that it has the shape of `Data` is for the schema to say
 * @throws Error with file and line when the file is no YAML, names no fact, or is not as the schema says
 */
export function readData<Data>(file: string, schema: string): Data {
  const lineCounter = new LineCounter();
  const document = parseDocument(textOf(file), {lineCounter, merge: true, customTags: [fact]});
  const fail = (offset: number, what: string, remedy: string) =>
    new Error(`${file}:${lineCounter.linePos(offset).line}: ${what}. Remedy: ${remedy}.`);
  const [mistake] = document.errors;
  if (mistake) throw fail(mistake.pos[0], mistake.message.replace(/ at line [^]*/, ''), 'correct the YAML');
  const data: unknown = document.toJS();
  const ajv = new Ajv2020({discriminator: true, allowUnionTypes: true});
  const isValid = ajv.validate(JSON.parse(textOf(schema)) as object, data);
  const [error] = ajv.errors ?? [];
  if (!isValid && error)
    throw fail(offsetOf(document, error.instancePath), wordsOf(error), `write it as ${schema} says`);
  return data as Data;
}

/**
 * @param folder from the root of the project; beside its files is their `schema.json`
 * @returns what each YAML file in it holds, by the alphabet of their names
 */
export function readFolder<Data>(folder: string): Data[] {
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.yml'));
  return files.sort().map((name) => readData<Data>(`${folder}/${name}`, `${folder}/schema.json`));
}

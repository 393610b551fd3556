/** Reads data that authors keep as YAML beside the pages that show it; a JSON Schema beside the file says what it may hold. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import {has} from 'lodash';
import {isNode, LineCounter, parseDocument, visit, type Document, type ScalarTag} from 'yaml';
import {factValue, facts} from '../facts';

const root = path.resolve(__dirname, '../../..');

const textOf = (file: string) => readFileSync(path.resolve(root, file), 'utf8');

const ajv = new Ajv2020({discriminator: true, allowUnionTypes: true});

/** To compile a schema takes longer than to read all files that it is for. */
const validatorOf = (schema: string) =>
  ajv.getSchema(schema) ?? ajv.compile({...(JSON.parse(textOf(schema)) as object), $id: schema});

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

/** What an error of Ajv tells beside its message: the key that may not be there, the values that may. */
type Params = {additionalProperty?: string; allowedValues?: unknown[]};

/**
 * @param file from the root of the project, such as `docs/_glossary.yml`
 * @param schema its JSON Schema (2020-12), from the root of the project
 * @returns what the file holds, with the numbers of `!fact`; that it has the shape of `Data` is for the schema to say
 * @throws Error with file and line when the file is no YAML, names no fact, or is not as the schema says
 */
export function readData<Data>(file: string, schema: string): Data {
  const lineCounter = new LineCounter();
  const document = parseDocument(textOf(file), {lineCounter, merge: true, customTags: [fact]});
  const fail = (offset: number, what: string, remedy = 'correct the YAML') => {
    const message = `${file}:${lineCounter.linePos(offset).line}: ${what}. Remedy: ${remedy}.`;
    // Commands read data before they run: what would be written is the place in this file.
    return Object.assign(new Error(message), {stack: message});
  };
  // A tag that nobody knows is only a warning to the library.
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) {
    const isTag = mistake.code === 'TAG_RESOLVE_FAILED';
    const what = mistake.message.replace(/ at line [^]*/, '');
    throw fail(mistake.pos[0], what, isTag ? 'write !fact and a name of docs/_facts.json' : undefined);
  }
  visit(document, {
    Scalar(_, {value, range}) {
      const names = [...String(value).matchAll(/\{\{(\w+)([\w.]*)\}\}/g)];
      const unknown = names.find(([, group = '', rest = '']) => group in facts && !has(facts, group + rest));
      if (unknown)
        throw fail(range?.[0] ?? 0, `${unknown[0]} is not known`, 'name a number of docs/_facts.json');
    },
    Alias(_, alias) {
      const {range, source} = alias;
      if (!alias.resolve(document)) throw fail(range?.[0] ?? 0, `no &${source} stands above *${source}`);
    },
  });
  const data: unknown = document.toJS();
  const validate = validatorOf(schema);
  if (validate(data)) return data as Data;
  const {instancePath = '', message = 'is not valid', propertyName, params} = validate.errors?.[0] ?? {};
  const {additionalProperty, allowedValues} = (params ?? {}) as Params;
  const key = propertyName ?? additionalProperty;
  const more = key ?? allowedValues?.join(', ');
  throw fail(
    offsetOf(document, `${instancePath}/${key ?? ''}`),
    `${instancePath.slice(1) || 'the file'} ${message}${more ? `: ${more}` : ''}`,
    `write it as ${schema} says`,
  );
}

/**
 * @param folder from the root of the project
 * @param schema JSON Schema of its files; the `schema.json` beside them when it is left out
 * @returns what each YAML file in it holds, by the alphabet of their names; nothing where there is no such folder
 */
export function readFolder<Data>(folder: string, schema = `${folder}/schema.json`): Data[] {
  const place = path.resolve(root, folder);
  const files = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.yml')) : [];
  return files.sort().map((name) => readData<Data>(`${folder}/${name}`, schema));
}

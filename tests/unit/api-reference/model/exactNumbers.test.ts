import path from 'node:path';
import {expect, it} from 'vitest';
import {displaySchema} from '../../../../src/api-reference/model/displaySchema';
import {documentOf, asWritten, faultsOf, jsonOf, sourceOf} from '../../../../src/api-reference/model/reading';
import {jsonOf as jsonOfValue} from '../../../../src/api-reference/model/exactNumbers';
import {specificationOf} from '../../../../src/api-reference/model/readDocument';
import {schemaFacts} from '../../../../src/api-reference/model/schemaFacts';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {folderWith} from '../../../support/folder';

const large = '9007199254740993';
const rounded = Number(large);

const yaml = `
openapi: 3.1.0
info: {title: Large numbers, version: 1.0.0}
paths:
  /a:
    get:
      responses: {'200': {description: Done, content: {application/json: {schema: {$ref: 'part.json#/Part'}}}}}
components:
  examples:
    one: {value: {maximum: ${large}}}
  schemas:
    A:
      type: integer
      minimum: -${large}
      maximum: ${large}
      multipleOf: 1
      default: ${large}
      example: ${large}
      enum: [1, ${large}, 9007199254740995]
    B: {type: integer, exclusiveMinimum: ${large}, const: 9223372036854775807, examples: [2, ${large}]}
    C: {type: integer, maximum: 9007199254740994, default: 12345678901234567}
    D: {type: object, example: {maximum: ${large}, list: [${large}]}}
`;

const part = `{"Part": {"type": "array", "items": {"type": "integer", "maximum": ${large}, "enum": [${large}, 2]}}}`;

type Read = {components: {schemas: Record<string, Schema>; examples: object}};

function read(overlays?: Record<string, string>) {
  const folder = folderWith({'a.yaml': yaml, 'part.json': part, ...overlays});
  const at = (name: string) => path.join(folder, name);
  return {file: at('a.yaml'), isForeign: true, overlays: Object.keys(overlays ?? {}).map(at)};
}

const factsIn = async (entry: ReturnType<typeof read>) => {
  const {components} = (await documentOf(entry)) as Read;
  return (name: string) => schemaFacts(displaySchema(components.schemas[name]));
};

it('are shown as they are written, in limits, values and examples, and from JSON, too', async () => {
  const entry = read();
  const facts = await factsIn(entry);
  expect(facts('A')).toMatchObject({
    limits: [`-${large} to ${large}`, 'a multiple of 1'],
    defaultValue: large,
    allowed: ['1', large, '9007199254740995'],
    examples: [large],
  });
  expect(facts('B')).toMatchObject({
    limits: [`more than ${large}`],
    constant: '9223372036854775807',
    examples: ['2', large],
  });
  expect(facts('Part')).toMatchObject({
    limits: [`each item at most ${large}`],
    allowed: [large, '2'],
  });
});

it('leave every other number, and the document, as they were', async () => {
  const entry = read();
  expect((await factsIn(entry))('C')).toMatchObject({limits: ['at most 9007199254740994']});
  expect(await faultsOf(entry)).toEqual([]);
  const {components} = (await documentOf(entry)) as Read;
  expect(JSON.parse(jsonOfValue(components))).toMatchObject({
    schemas: {D: {example: {maximum: rounded, list: [rounded]}}},
    examples: {one: {value: {maximum: rounded}}},
  });
  expect(JSON.stringify(await asWritten(entry))).not.toContain('x-exact');
  expect(await asWritten(entry)).toMatchObject({components: {schemas: {A: {maximum: rounded}}}});
});

it('give way to a value that an overlay has put in their place', async () => {
  const overlay = JSON.stringify({
    overlay: '1.0.0',
    info: {title: 'Ours', version: '1.0.0'},
    actions: [{target: '$.components.schemas.A', update: {maximum: 5}}],
  });
  const facts = await factsIn(read({'ours.overlay.json': overlay}));
  expect(facts('A').limits?.[0]).toBe(`-${large} to 5`);
});

it('give way to a narrower limit that another part of a schema sets', async () => {
  const parts = yaml.replace(
    '    A:\n',
    `    E: {type: integer, allOf: [{$ref: '#/components/schemas/F'}, {maximum: 5}]}\n    F: {maximum: ${large}}\n    A:\n`,
  );
  const file = path.join(folderWith({'a.yaml': parts, 'part.json': part}), 'a.yaml');
  const facts = (schema: Schema) => schemaFacts(displaySchema(schema)).limits;
  const {components} = await specificationOf({file, isForeign: true});
  expect(facts(components!.schemas!.F!)).toEqual([`at most ${large}`]);
  expect(facts(components!.schemas!.E!)).toEqual(['at most 5']);
});

it('are in the document as JSON, in examples and values too, and nothing of ours is', async () => {
  const numbers = (text: string) => (text.match(/-?\d{16,}/g) ?? []).sort();
  const text = await jsonOf(read());
  expect(numbers(text)).toEqual(numbers(yaml + part));
  expect(text).not.toContain('x-exact');
  expect(JSON.parse(text)).toEqual(await asWritten(read()));
});

it('are in a document of JSON that overlays change', async () => {
  const folder = folderWith({
    'a.json': JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {}}).replace(
      '"paths"',
      `"components":{"schemas":{"A":{"type":"integer","maximum":${large}}}},"paths"`,
    ),
    'o.yaml':
      'overlay: 1.0.0\ninfo: {title: O, version: 1.0.0}\nactions: [{target: $.info, update: {title: Other}}]\n',
  });
  const entry = {
    file: path.join(folder, 'a.json'),
    isForeign: true,
    overlays: [path.join(folder, 'o.yaml')],
  };
  const text = await sourceOf(entry);
  expect(text).toContain(`"maximum": ${large}`);
  expect(text).toContain('"title": "Other"');
});

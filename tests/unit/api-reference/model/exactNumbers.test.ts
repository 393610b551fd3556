import path from 'node:path';
import {expect, it} from 'vitest';
import {displaySchema} from '../../../../src/api-reference/model/displaySchema';
import {documentOf, asWritten, faultsOf} from '../../../../src/api-reference/model/reading';
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
  expect(components.schemas.D!.example).toEqual({maximum: rounded, list: [rounded]});
  expect(components.examples).toEqual({one: {value: {maximum: rounded}}});
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

/** Samples that are made from schemas. */
import {describe, expect, it} from 'vitest';
import type {Definitions} from '../../../../src/api-reference/console/consoleData';
import {mediaExamples, sampleOf, wireText} from '../../../../src/api-reference/model/examples';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {schemaProblems} from '../../../../src/api-reference/ui/TryIt/schemaProblems';

/** A sample of the first of some schemas, checked against it. */
async function sampled(schemas: Record<string, object>): Promise<unknown> {
  const read = await readDocument('test.json', {openapi: '3.1.0', info: {title: 'T'}, components: {schemas}});
  const [[name = '', schema] = []] = Object.entries(read.specification.components?.schemas ?? {});
  const value = sampleOf(schema!);
  const definitions = JSON.parse(
    JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Definitions;
  expect(schemaProblems({$ref: `#/$defs/${name}`}, definitions, value)).toEqual([]);
  return value;
}

const node = {$ref: '#/components/schemas/Node'};
const object = (properties: object, further = {}) => ({type: 'object', properties, ...further});
const word = {type: 'string', example: 'x'};
const nothing = {type: 'null'};

describe('a sample of a schema that holds itself', () => {
  it.each<[string, object, unknown]>([
    ['in an optional property', object({a: word, b: node}), {a: 'x'}],
    ['beside a description', object({a: word, b: {...node, description: 'B.'}}), {a: 'x'}],
    ['in a list', object({b: {type: 'array', items: node}}, {required: ['b']}), {b: []}],
    ['in a map', object({b: {additionalProperties: node}}), {b: {}}],
    ['in an alternative', object({b: {oneOf: [node, word]}}), {b: 'x'}],
    ['or is null', object({b: {anyOf: [node, nothing]}}, {required: ['b']}), {b: null}],
    ['in a part', {allOf: [object({a: word}), object({b: {allOf: [node]}})]}, {a: 'x'}],
    ['deeper', object({b: object({c: object({d: node}), e: word})}), {b: {c: {}, e: 'x'}}],
    ['where it must', object({b: object({c: node}, {required: ['c']}), e: word}), {e: 'x'}],
  ])('leaves it out and is valid: %s', async (_, Node, expected) => {
    expect(await sampled({Node})).toEqual(expected);
  });
});

it('JSON that is written as a text is the value that it holds, where the schema takes no text', () => {
  const shown = (schema: object) =>
    mediaExamples({schema, examples: {text: {value: '{"a": "b"}'}, far: {externalValue: 'x'}}});
  expect(shown({properties: {}})).toEqual([{title: 'text', value: {a: 'b'}}]);
  expect(shown({type: ['object', 'string']})).toEqual([{title: 'text', value: '{"a": "b"}'}]);
  expect(shown({type: 'integer'})).toEqual([{title: 'text', value: {a: 'b'}}]);
});

describe('a long sample', () => {
  const many = (count: number, property: object) =>
    object(Object.fromEntries(Array.from({length: count}, (_, index) => [`p${index}`, property])));

  it.each<[string, object]>([
    ['of many properties', many(300, word)],
    ['of many levels', many(9, many(9, many(9, word)))],
    ['of many that hold each other', many(9, {anyOf: [node, many(9, many(9, word))]})],
  ])('is cut where it stays valid: %s', async (_, Node) => {
    const lines = wireText(await sampled({Node})).split('\n').length;
    expect(lines > 10 && lines <= 80, `${lines} lines`).toBe(true);
  });

  it('keeps what is required, however deep', async () => {
    const deep = object({a: object({b: word, c: word}, {required: ['b']})}, {required: ['a']});
    const Node = object({...many(99, word).properties, deep}, {required: ['deep']});
    expect(await sampled({Node})).toMatchObject({deep: {a: {b: 'x'}}});
  });
});

import {describe, expect, it} from 'vitest';
import {leanSchemas, writtenOut} from '../../../../src/api-reference/pages/leanSchemas';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

/** Each schema names the next twice, so that writing it out doubles it each time. */
function doubling(count: number) {
  const schemas = Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `S${index}`,
      index + 1 < count
        ? {type: 'object', properties: {one: ref(`S${index + 1}`), two: ref(`S${index + 1}`)}}
        : {type: 'string', 'x-last': true},
    ]),
  );
  return {
    openapi: '3.1.0',
    paths: {'/a': {get: {responses: {'200': {content: {'application/json': {schema: ref('S0')}}}}}}},
    components: {schemas},
  };
}

describe('writtenOut', () => {
  it('counts a schema as often as it is named, and a circle once', () => {
    expect(writtenOut(doubling(5))).toBeGreaterThan(2 * writtenOut(doubling(4)) - 20);
    expect(writtenOut(doubling(40))).toBeGreaterThan(1e12);
    const circle = {paths: {'/a': ref('A')}, components: {schemas: {A: {properties: {again: ref('A')}}}}};
    expect(writtenOut(circle)).toBeLessThan(10);
  });
});

describe('leanSchemas', () => {
  it('has names for schemas in schemas, and no discriminators, where it cannot; operations keep theirs', () => {
    const document = doubling(40);
    Object.assign(document.components.schemas.S0!, {discriminator: {propertyName: 'a', mapping: {b: '#/x'}}});
    const lean = leanSchemas(document) as typeof document;
    expect(lean.components.schemas.S0).toEqual({
      type: 'object',
      properties: {one: {title: 'S1'}, two: {title: 'S1'}},
    });
    expect(lean.paths).toBe(document.paths);
    expect(writtenOut(lean)).toBeLessThan(100);
  });
});

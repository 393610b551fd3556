import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {requestBody} from '../../../../src/api-reference/pages/bodies';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {tree as treeAt} from '../../../../src/api-reference/pages/schemaFields';

const tree = (schema: Schema) => treeAt(schema, {page: new PageAnchors(), id: 'body', label: 'the body'});

const object = (properties: Record<string, Schema>): Schema => ({type: 'object', properties});

describe('what tells nothing', () => {
  const titled = {...object({a: {type: 'string'}}), title: 'Pet'};

  it.each<[string, Schema, RegExp]>([
    ['the type of a body whose fields are listed', object({a: {type: 'string'}}), /<ApiFacts/],
    [
      'the type of a choice whose fields are listed',
      {oneOf: [titled, {type: 'string'}]},
      /label=\{"Pet"\} type/,
    ],
    [
      'a description inside that says what the whole says',
      {description: 'The pet.', ...object({a: {description: 'the pet', ...titled}})},
      /the pet/,
    ],
    ['an example that is the only value', object({a: {const: 'x', examples: ['x']}}), /examples/],
    ['an example that is one of the values', object({a: {enum: ['x', 'y'], examples: ['x']}}), /examples/],
    ['an example that is the default', object({a: {default: 3, examples: [3]}}), /examples/],
  ])('leaves out %s', (_, schema, padding) => {
    expect(tree(schema)).not.toMatch(padding);
  });

  it('is not what a reader needs: a type without fields, a name, another example', () => {
    expect(tree({type: 'object'})).toContain('type={"object"}');
    expect(tree(titled)).toContain('<ApiFacts name={"Pet"} />');
    expect(tree(object({a: {default: 3, examples: [3, 4]}}))).toContain('examples={["4"]}');
    expect(tree(object({a: {type: 'object'}}))).toContain('schemaName={"object"}');
  });

  it('says a description again where it is not inside', () => {
    const twice = object({a: {description: 'A name.'}, b: {description: 'A name.'}});
    expect(tree(twice).match(/A name\./g)).toHaveLength(2);
  });
});

describe('a body', () => {
  const content = {'text/plain': {schema: {type: 'string', description: 'The pet!'}}};
  const body = (given: object) =>
    requestBody({method: 'post', path: '/', responses: {}, requestBody: given}, new PageAnchors(), String);

  it('has a mark that it is required or not, in the place of a sentence', () => {
    expect(body({content, required: true})).toContain('types={["text/plain"]} use={"required"}');
    expect(body({content})).toContain('use={"optional"}');
    expect(body({content, required: true})).not.toContain('Required.');
  });

  it('says it in a sentence where it has no content type', () => {
    expect(body({required: true})).toContain('Required.');
  });

  it('says its description once', () => {
    const said = {'text/plain': {schema: {type: 'string', description: 'The Pet'}}};
    expect(body({description: 'The pet.', content: said}).match(/the pet/gi)).toHaveLength(1);
    expect(body({description: 'The pet.', content}).match(/the pet/gi)).toHaveLength(2);
  });
});

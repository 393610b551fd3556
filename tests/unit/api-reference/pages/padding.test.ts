import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {requestBody, response} from '../../../../src/api-reference/pages/bodies';
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
    requestBody({method: 'post', path: '/', responses: {}, requestBody: given}, new PageAnchors(), String, {
      id: 'body',
      direction: 'request',
    });

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

describe('the same object', () => {
  const problem: Schema = {
    'x-name': 'Problem',
    description: 'What failed.',
    ...object({code: {type: 'string'}}),
  };
  const answer = (schema: Schema) => ({description: 'No', content: {'application/json': {schema}}});

  it('is described in the first answer that has it, to which the others lead', () => {
    const page = new PageAnchors();
    const [first, second] = ['400', '401'].map((status) => response(status, answer(problem), page));
    expect(first).toContain('id={"response-400-code"}');
    expect(second).toContain('<ApiSame href={"#response-400"} label={"the response 400"} ids=');
    expect(second).not.toMatch(/SchemaItem|What failed/);
  });

  it('has the ids of its fields where it is only a link: addresses stay', () => {
    const page = new PageAnchors();
    const nested = {...problem, ...object({code: {type: 'string'}, place: object({line: {}})})};
    const [, second] = ['400', '401'].map((status) => response(status, answer(nested), page));
    expect(second).toContain('ids={["response-401-code","response-401-place","response-401-place-line"]}');
    expect(page.id('response', '401', 'code')).toBe('response-401-code-2');
  });

  it('is described again for what is sent the other way, and where it has no fields', () => {
    const page = new PageAnchors();
    response('200', answer(problem), page);
    expect(response('default', answer(problem), page, '', 'request')).toContain('<SchemaItem');
    const text: Schema = {'x-name': 'Text', type: 'string'};
    const texts = ['400', '401'].map((status) => response(status, answer(text), page));
    for (const written of texts) expect(written).toContain('type={"string"}');
  });

  it('is described twice as a part of others, then linked to', () => {
    const page = tree(object({a: problem, b: problem, c: problem, d: problem}));
    expect(page.match(/name=\{"code"\}/g)).toHaveLength(2);
    expect(
      page.match(/<ApiSame href=\{"#body-a"\} label=\{"Problem"\} ids=\{\["body-[cd]-code"\]\} \/>/g),
    ).toHaveLength(2);
  });
});

import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {fields as fieldsAt, tree as treeAt} from '../../../../src/api-reference/pages/schemaFields';

const position = (page = new PageAnchors()) => ({page, id: 'body', label: 'the body'});
const fields = (schema: Schema, page?: PageAnchors) => fieldsAt(schema, position(page));
const tree = (schema: Schema) => treeAt(schema, position());

const attributesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=\{(.*?)\}(?= \w+=\{|$)/g)].map(([, key = '', value = '']) => [
      key,
      JSON.parse(value) as unknown,
    ]),
  );

/** The attributes of every field with the facts inside it, by name, as the pages will get them. */
function fieldsOf(mdx: string): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  let last: Record<string, unknown> = {};
  for (const [, name, text = ''] of mdx.matchAll(/<(SchemaItem|ApiFacts) (.*?)(?: \/)?>$/gm)) {
    const {schemaName, ...given} = attributesIn(text);
    const attributes: Record<string, unknown> = {
      ...given,
      ...(schemaName !== undefined && {type: schemaName}),
    };
    if (name === 'SchemaItem') found[String(attributes.name)] = last = attributes;
    else Object.assign(last, attributes);
  }
  return found;
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('a field', () => {
  it('says whether it is required, and has an id of its own', () => {
    const found = fieldsOf(
      fields(object({id: {type: 'integer', format: 'int64'}, name: {type: 'string'}}, ['id'])),
    );
    expect(found).toEqual({
      id: {name: 'id', id: 'body-id', type: 'integer', format: 'int64', required: true},
      name: {name: 'name', id: 'body-name', type: 'string'},
    });
  });

  it.each<[string, Schema, Record<string, unknown>]>([
    ['a range', {type: 'integer', minimum: 1, maximum: 9}, {limits: ['1 to 9']}],
    ['a lower limit of zero', {type: 'integer', minimum: 0}, {limits: ['at least 0']}],
    ['a length', {type: 'string', maxLength: 64}, {limits: ['at most 64 characters']}],
    [
      'items',
      {type: 'array', items: {type: 'string'}, minItems: 1, maxItems: 3},
      {type: 'array of string', limits: ['1 to 3 items']},
    ],
    ['a pattern', {type: 'string', pattern: '^a$'}, {pattern: '^a$'}],
    ['an exact length', {type: 'string', minLength: 2, maxLength: 2}, {limits: ['exactly 2 characters']}],
    [
      'exclusive limits',
      {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 5, multipleOf: 0.5},
      {limits: ['more than 0', 'less than 5', 'a multiple of 0.5']},
    ],
    ['distinct items', {type: 'array', items: {}, uniqueItems: true}, {limits: ['no item twice']}],
    [
      'the number and names of properties',
      {type: 'object', minProperties: 1, maxProperties: 3, propertyNames: {pattern: '^x', maxLength: 9}},
      {
        limits: [
          '1 to 3 properties',
          'names of properties: at most 9 characters',
          'names of properties: pattern ^x',
        ],
      },
    ],
    [
      'what closes an object or a list',
      {additionalProperties: false, prefixItems: [], items: false},
      {limits: ['no other properties', 'no further items']},
    ],
    [
      'properties that need others',
      {type: 'object', dependentRequired: {card: ['cvc', 'name']}},
      {limits: ['with card also cvc, name']},
    ],
    [
      'encoded contents',
      {type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png'},
      {limits: ['encoded as base64', 'holds image/png']},
    ],
    ['a constant', {const: 'cat'}, {type: 'string', constant: 'cat'}],
    [
      'limits of items',
      {type: 'array', items: {type: 'string', maxLength: 4}},
      {limits: ['each item at most 4 characters']},
    ],
    ['several examples', {type: 'string', examples: ['a', 'b', 'a']}, {examples: ['a', 'b']}],
    ['null among the values', {enum: ['a', null]}, {type: 'string', allowed: ['a', 'null']}],
    [
      'or null, as alternatives',
      {anyOf: [{type: 'string', maxLength: 3}, {type: 'null'}]},
      {type: 'string', nullable: true, limits: ['at most 3 characters']},
    ],
    ['nothing at all', {not: {}}, {type: 'nothing'}],
    ['alternative types', {oneOf: [{type: 'string'}, {type: 'integer'}]}, {type: 'string or integer'}],
    ['an enumeration', {type: 'string', enum: ['a', 'b']}, {allowed: ['a', 'b']}],
    ['an enumeration of items', {type: 'array', items: {type: 'string', enum: ['a']}}, {allowed: ['a']}],
    ['a default of false', {type: 'boolean', default: false}, {defaultValue: 'false'}],
    ['an example', {type: 'array', items: {type: 'string'}, example: ['x']}, {examples: ['["x"]']}],
    ['read only', {type: 'string', readOnly: true}, {access: 'read only'}],
    ['write only', {type: 'string', writeOnly: true}, {access: 'write only'}],
    [
      'deprecation and null',
      {type: ['string', 'null'], deprecated: true},
      {deprecated: true, nullable: true},
    ],
    ['two types', {type: ['string', 'integer']}, {type: 'string or integer'}],
    ['a type or null', {type: ['string', 'null']}, {type: 'string', nullable: true}],
    ['no type', {}, {type: 'any'}],
    [
      'the format of items',
      {type: 'array', items: {type: 'string', format: 'uri'}},
      {type: 'array of string', format: 'uri'},
    ],
  ])('shows %s', (_, schema, expected) => {
    expect(fieldsOf(fields(object({x: schema}))).x).toMatchObject(expected);
  });

  it('has a description without live markup', () => {
    expect(fields(object({x: {type: 'string', description: 'Use {id} or <b>.'}}))).toContain(
      'Use \\{id\\} or \\<b>.',
    );
  });

  it('holds the fields of objects and of items', () => {
    const schema = object({
      pet: object({name: {type: 'string'}}),
      tags: {type: 'array', items: object({id: {type: 'integer'}})},
    });
    const mdx = fields(schema);
    expect(Object.values(fieldsOf(mdx)).map(({id}) => id)).toEqual([
      'body-pet',
      'body-pet-name',
      'body-tags',
      'body-tags-id',
    ]);
    expect(mdx.match(/<ApiChildren /g)).toHaveLength(2);
  });

  it('shows free names', () => {
    expect(fieldsOf(fields({type: 'object', additionalProperties: {type: 'integer'}}))).toMatchObject({
      'any other name': {id: 'body-any', type: 'integer'},
    });
  });
});

describe('allOf', () => {
  it('joins properties and required names, the later part winning', () => {
    const schema: Schema = {
      allOf: [
        object({id: {type: 'integer'}, kind: {type: 'string'}}, ['id']),
        {allOf: [object({kind: {type: 'boolean'}}, ['kind'])]},
      ],
      properties: {extra: {type: 'string'}},
    };
    expect(fieldsOf(fields(schema))).toMatchObject({
      id: {type: 'integer', required: true},
      kind: {type: 'boolean', required: true},
      extra: {type: 'string'},
    });
  });

  it('works inside a property', () => {
    expect(fieldsOf(fields(object({owner: {allOf: [object({name: {type: 'string'}})]}})))).toMatchObject({
      owner: {type: 'object'},
      name: {id: 'body-owner-name'},
    });
  });
});

describe.each(['oneOf', 'anyOf'] as const)('%s', (keyword) => {
  const label = keyword === 'oneOf' ? 'One of' : 'Any of';
  const mdx = fields({[keyword]: [{title: 'Card', ...object({pan: {type: 'string'}})}, {type: 'string'}]});

  it('names the choices, with an id each', () => {
    expect(mdx).toContain(`<SchemaTabs label={"${label}"}>`);
    expect(mdx).toContain('<ApiChoice value={"body-card"} label={"Card"}>');
    expect(mdx).toContain('<ApiChoice value={"body-option-2"} label={"Option 2"} type={"string"}');
  });

  it('gives the fields of a choice ids of their own', () => {
    expect(fieldsOf(mdx).pan?.id).toBe('body-card-pan');
  });
});

describe('a discriminator', () => {
  const card: Schema = {'x-name': 'Card', ...object({pan: {type: 'string'}})};
  const bank: Schema = {'x-name': 'Bank', ...object({iban: {type: 'string'}})};

  it('says which value means which choice', () => {
    const mdx = fields({
      oneOf: [card, bank],
      discriminator: {propertyName: 'kind', mapping: {visa: '#/components/schemas/Card', amex: 'Card'}},
    });
    expect(mdx).toContain('<SchemaTabs label={"One of, as kind says"}>');
    expect(mdx).toContain('label={"Card"} when={"kind: visa or amex"}');
    expect(mdx).toContain('label={"Bank"} when={"kind: Bank"}');
  });
});

describe('other ways to describe what is inside', () => {
  it.each<[string, Schema, string]>([
    ['not', {not: {type: 'string'}}, '<SchemaTabs label={"Must not be"}>'],
    [
      'conditions',
      {if: {type: 'string'}, then: {maxLength: 3}},
      '<SchemaTabs label={"then it must also be"}>',
    ],
    ['a needed item', {type: 'array', contains: {const: 1}}, '<SchemaTabs label={"Contains"}>'],
    [
      'names by pattern',
      {patternProperties: {'^x-': {type: 'string'}}},
      'name={"names that match ^x-"} id={"body--x"}',
    ],
    [
      'a tuple',
      {prefixItems: [{type: 'string'}]},
      'name={"item 1"} id={"body-item-1"} schemaName={"string"}',
    ],
    ['a property that is anything', {properties: {a: true}}, 'name={"a"} id={"body-a"} schemaName={"any"}'],
    [
      'further reading',
      object({a: {externalDocs: {url: 'https://a.example.com/x', description: 'The *x*'}}}),
      'See also [The x](https://a.example.com/x).',
    ],
  ])('%s', (_, schema, expected) => {
    expect(fields(schema)).toContain(expected);
  });
});

describe('a schema that contains itself', () => {
  const category: Schema = {'x-name': 'Category', ...object({name: {type: 'string'}})};
  Object.assign(category.properties ?? {}, {
    parent: {anyOf: [category, {type: 'null'}]},
    children: {type: 'array', items: category},
  });

  it('is named and linked to where it stands', () => {
    const mdx = fields(object({category}));
    expect(mdx.match(/<ApiSame .*>/g)).toEqual([
      '<ApiSame href={"#body-category"} label={"Category"} />',
      '<ApiSame href={"#body-category"} label={"Category"} />',
    ]);
    expect(Object.keys(fieldsOf(mdx))).toEqual(['category', 'name', 'parent', 'children']);
  });

  it('ends without a name as well', () => {
    const node: Schema = object({});
    node.properties = {next: {type: 'array', items: node}};
    expect(fields(node)).toContain('<ApiSame href={"#body"} label={"the body"} />');
  });

  it('ends where allOf contains it', () => {
    const self: Schema = object({a: {type: 'string'}});
    self.allOf = [self];
    expect(Object.keys(fieldsOf(fields(self)))).toEqual(['a']);
  });
});

describe('tree', () => {
  it('says the type, the facts and the meaning of a body without fields', () => {
    expect(tree({type: 'string', format: 'binary', description: 'The <file>.'})).toBe(
      'The \\<file>.\n\n<ApiFacts type={"string"} format={"binary"} />',
    );
  });
});

import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/plugins/api-reference/openapi';
import {fields, parameterFields, summary} from '../../../../src/plugins/api-reference/schema';

/** The attributes of every field, by name, as the pages will get them. */
function fieldsOf(mdx: string): Record<string, Record<string, unknown>> {
  const tags = [...mdx.matchAll(/<ApiField (.*?)( \/)?>$/gm)].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/(\w+)=\{(.*?)\}(?= \w+=\{|$)/g)].map(([, key = '', value = '']) => [
        key,
        JSON.parse(value) as unknown,
      ]),
    ),
  );
  return Object.fromEntries(tags.map((tag) => [String(tag.name), tag]));
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('a field', () => {
  it('says whether it is required, and has an id of its own', () => {
    const found = fieldsOf(
      fields(object({id: {type: 'integer', format: 'int64'}, name: {type: 'string'}}, ['id']), 'body'),
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
    ['a pattern', {type: 'string', pattern: '^a$'}, {limits: ['pattern ^a$']}],
    ['an enumeration', {type: 'string', enum: ['a', 'b']}, {allowed: ['a', 'b']}],
    ['an enumeration of items', {type: 'array', items: {type: 'string', enum: ['a']}}, {allowed: ['a']}],
    ['a default of false', {type: 'boolean', default: false}, {defaultValue: 'false'}],
    ['an example', {type: 'array', items: {type: 'string'}, example: ['x']}, {example: '["x"]'}],
    ['read only', {type: 'string', readOnly: true}, {access: 'read only'}],
    ['write only', {type: 'string', writeOnly: true}, {access: 'write only'}],
    [
      'deprecation and null',
      {type: 'string', deprecated: true, nullable: true},
      {deprecated: true, nullable: true},
    ],
    ['two types', {type: ['string', 'null']}, {type: 'string or null'}],
    ['no type', {}, {type: 'any'}],
    [
      'the format of items',
      {type: 'array', items: {type: 'string', format: 'uri'}},
      {type: 'array of string', format: 'uri'},
    ],
  ])('shows %s', (_, schema, expected) => {
    expect(fieldsOf(fields(object({x: schema}), 'body')).x).toMatchObject(expected);
  });

  it('has a description without live markup', () => {
    expect(fields(object({x: {type: 'string', description: 'Use {id} or <b>.'}}), 'body')).toContain(
      'Use \\{id\\} or \\<b>.',
    );
  });

  it('holds the fields of objects and of items', () => {
    const schema = object({
      pet: object({name: {type: 'string'}}),
      tags: {type: 'array', items: object({id: {type: 'integer'}})},
    });
    const mdx = fields(schema, 'body');
    expect(Object.values(fieldsOf(mdx)).map(({id}) => id)).toEqual([
      'body-pet',
      'body-pet-name',
      'body-tags',
      'body-tags-id',
    ]);
    expect(mdx.match(/<ApiChildren /g)).toHaveLength(2);
  });

  it('shows free names', () => {
    expect(fieldsOf(fields({type: 'object', additionalProperties: {type: 'integer'}}, 'body'))).toMatchObject(
      {
        'any other name': {id: 'body-any', type: 'integer'},
      },
    );
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
    expect(fieldsOf(fields(schema, 'body'))).toMatchObject({
      id: {type: 'integer', required: true},
      kind: {type: 'boolean', required: true},
      extra: {type: 'string'},
    });
  });

  it('works inside a property', () => {
    expect(
      fieldsOf(fields(object({owner: {allOf: [object({name: {type: 'string'}})]}}), 'body')),
    ).toMatchObject({owner: {type: 'object'}, name: {id: 'body-owner-name'}});
  });
});

describe.each(['oneOf', 'anyOf'] as const)('%s', (keyword) => {
  const label = keyword === 'oneOf' ? 'One of' : 'Any of';
  const mdx = fields(
    {[keyword]: [{title: 'Card', ...object({pan: {type: 'string'}})}, {type: 'string'}]},
    'body',
  );

  it('names the choices', () => {
    expect(mdx).toContain(`<ApiChoices label={"${label}"}>`);
    expect(mdx).toContain('<ApiChoice title={"Card"} type={"object"}>');
    expect(mdx).toContain('<ApiChoice title={"Option 2"} type={"string"} />');
  });

  it('gives the fields of a choice ids of their own', () => {
    expect(fieldsOf(mdx).pan?.id).toBe('body-card-pan');
  });
});

describe('a recursive schema', () => {
  const category: Schema = object({name: {type: 'string'}});
  category.properties = {
    ...category.properties,
    parent: category,
    children: {type: 'array', items: category},
  };

  it('ends, and still names the field it stopped at', () => {
    const mdx = fields(category, 'body');
    const depths = [...mdx.matchAll(/id=\{"(body(?:-parent)+)"\}/g)].map(
      ([, id = '']) => id.split('-').length - 1,
    );
    expect(Math.max(...depths)).toBe(7);
  });
});

describe('summary', () => {
  it('says the type, the format and the meaning of a body without fields', () => {
    expect(summary({type: 'string', format: 'binary', description: 'The <file>.'})).toBe(
      'Type: `string` (binary).\n\nThe \\<file>.',
    );
  });
});

describe('parameterFields', () => {
  it('takes the example of the parameter before that of its schema', () => {
    const found = fieldsOf(
      parameterFields([
        {name: 'limit', in: 'query', schema: {type: 'integer', example: 1}, example: 20},
        {name: 'cursor', in: 'query', schema: {type: 'string'}, examples: {first: {value: 'abc'}}},
        {name: 'petId', in: 'path', required: true, deprecated: true, schema: {type: 'integer', example: 7}},
      ]),
    );
    expect(found).toMatchObject({
      limit: {id: 'query-limit', example: '20'},
      cursor: {example: 'abc'},
      petId: {id: 'path-petId', required: true, deprecated: true, example: '7'},
    });
  });

  it('falls back to the description of the schema', () => {
    expect(
      parameterFields([{name: 'q', in: 'query', schema: {type: 'string', description: 'Words.'}}]),
    ).toContain('Words.');
  });
});

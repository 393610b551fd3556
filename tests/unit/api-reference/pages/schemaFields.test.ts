import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {factLine} from '../../../../src/api-reference/ui/ApiField/factLine';
import {fields as fieldsAt} from '../../../../src/api-reference/pages/schemaFields';

const position = (page = new PageAnchors()) => ({page, id: 'body', label: 'the body'});
const fields = (schema: Schema, page?: PageAnchors) => fieldsAt(schema, position(page));

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
    ['a length', {type: 'string', maxLength: 64}, {limits: ['at most 64 characters']}],
    ['an enumeration', {type: 'string', enum: ['a', 'b']}, {allowed: ['a', 'b']}],
    ['an example', {type: 'array', items: {type: 'string'}, example: ['x']}, {examples: ['["x"]']}],
    ['nothing as its default', {type: 'string', default: ''}, {defaultValue: '""'}],
    ['the word null', {type: 'string', default: 'null'}, {defaultValue: '"null"'}],
    ['null', {type: ['string', 'null'], default: null}, {defaultValue: 'null'}],
    [
      'an attribute of XML',
      {type: 'string', xml: {attribute: true, prefix: 'rdf', name: 'about'}},
      {notes: ['in XML attribute rdf:about']},
    ],
    [
      'an element of XML',
      {type: 'string', xml: {name: 'y', namespace: 'urn:a'}},
      {notes: ['in XML element <y>, namespace urn:a']},
    ],
    ['a list in XML', {items: {xml: {name: 'label'}}}, {notes: ['in XML each in <label>']}],
    ['a wrapped list in XML', {items: {}, xml: {wrapped: true}}, {notes: ['in XML each in <x>, all in <x>']}],
    ['read only', {type: 'string', readOnly: true}, {access: 'read only'}],
  ])('shows %s', (_, schema, expected) => {
    expect(fieldsOf(fields(object({x: schema}))).x).toMatchObject(expected);
  });

  it('is one of those of which a schema asks for some', () => {
    const schema = {...object({a: {}, b: {}}), oneOf: [{required: ['a']}, {required: ['a', 'b']}]};
    expect(fields(schema)).toContain('One of:\n\n- `a` required\n- `a` and `b` required');
  });

  it('folds all but the first of many values', () => {
    const allowed = Array.from({length: 300}, (_, index) => `v${index}`);
    const [part] = factLine({allowed});
    expect([part?.values.length, part?.more?.length, part?.more?.[0]]).toEqual([20, 280, 'v20']);
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
});

describe.each(['oneOf', 'anyOf'] as const)('%s', (keyword) => {
  const label = keyword === 'oneOf' ? 'One of' : 'Any of';
  const mdx = fields({[keyword]: [{title: 'Card', ...object({pan: {type: 'string'}})}, {type: 'string'}]});

  it('names the choices, with an id each', () => {
    expect(mdx).toContain(`<SchemaTabs label={"${label}"}>`);
    expect(mdx).toContain('<ApiChoice value={"body-card"} label={"Card"}>');
    expect(mdx).toContain('<ApiChoice value={"body-option-2"} label={"Option 2"} type={"string"}');
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
});

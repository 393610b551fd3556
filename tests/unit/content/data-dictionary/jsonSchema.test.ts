import {describe, expect, it} from 'vitest';
import {
  entities,
  entityOf,
  type Entity,
  type Field,
  type Json,
} from '../../../../src/content/data-dictionary';
import {schemaPath, toJsonSchema} from '../../../../src/content/data-dictionary/jsonSchema';
import {siteUrl, strictly, validatorsOf} from '../../../support/dictionary';

const published = validatorsOf(toJsonSchema(entities, siteUrl));

/** An object of the examples of an entity. */
const exampleOf = ({fields}: Entity): Record<string, Json> =>
  Object.fromEntries(fields.map(({name, example}) => [name, example]));

const without = (value: Record<string, Json>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

describe('the schema', () => {
  const schema = toJsonSchema(entities, siteUrl);

  it('names its draft, and itself by the address of the site', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`https://help.example.co.uk${schemaPath}`);
  });

  it('takes any whole document at its root, and nothing else', () => {
    for (const entity of entities.filter(({form}) => form === 'document'))
      expect(published('')(exampleOf(entity))).toEqual([]);
    expect(published('')({id: 'com_01J9Z6T5K8'})).not.toEqual([]);
    expect(published('')(exampleOf(entityOf('metadataRow')))).not.toEqual([]);
  });
});

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const example = exampleOf(entity);
  const problems = strictly(name);

  it('takes its examples', () => {
    expect(problems(example)).toEqual([]);
  });

  it('needs every field that is not optional', () => {
    const missing = (field: Field) => problems(without(example, field.name));
    for (const field of entity.fields)
      expect(missing(field)).toEqual(field.optional ? [] : [`must have required property '${field.name}'`]);
  });
});

describe('types', () => {
  it.each([
    ['group', 'id', ['per_01J9Z6W7RD', 'grp_01J9Z6W7RI', 'grp_01J9Z6W7R', 'grp_01j9z6w7rd', 5]],
    ['person', 'email', ['priya', 'priya@', `${'x'.repeat(250)}@a.uk`]],
    ['person', 'state', ['deleted', 'Active']],
    ['endpoint', 'number', ['02079460123', '+0123456789', '+44 20 7946 0123']],
    ['endpoint', 'start_date', ['2025-13-01', '03/11/2025', '2025-11-03T00:00:00Z']],
    ['communication', 'duration_seconds', [-1, 1.5, '312']],
    ['media', 'sha256', ['9F86', 'z'.repeat(64)]],
    ['auditEvent', 'details', [[], {a: null}, {a: 1.5}, {a: {b: [1]}}, {a: true}]],
    ['metadataRow', 'legal_hold', ['yes', 'FALSE', false]],
    ['problem', 'status', [200, 600]],
  ] as const)('%s.%s refuses what is wrong', (name, field, values) => {
    const example = exampleOf(entityOf(name));
    for (const value of values)
      expect([value, strictly(name)({...example, [field]: value}).length > 0]).toEqual([value, true]);
  });
});

import {describe, expect, it} from 'vitest';
import {entities, entityOf} from '../../../../src/content/data-dictionary';
import {schemaPath, toJsonSchema} from '../../../../src/content/data-dictionary/jsonSchema';
import type {Entity, Field, Json} from '../../../../src/content/data-dictionary/types';
import {siteUrl, strictly, validatorsOf} from '../../../support/dictionary';

const published = validatorsOf(entities, 'allow');

/** An object of the examples of an entity. */
const exampleOf = ({fields}: Entity): Record<string, Json> =>
  Object.fromEntries(fields.map(({name, example}) => [name, example]));

const without = (value: Record<string, Json>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

describe('the schema', () => {
  const schema = toJsonSchema(entities, {siteUrl});

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
    ['group', 'name', ['', 'a/b', 'x'.repeat(81), 5]],
    ['group', 'archived', ['false', 0]],
    ['person', 'email', ['priya', 'priya@', `${'x'.repeat(250)}@a.uk`]],
    ['person', 'state', ['deleted', 'Active']],
    ['person', 'roles', [[{role: 'owner'}], [{role: 'boss', group_id: 'grp_01J9Z6W7RD'}], null]],
    ['endpoint', 'number', ['02079460123', '+0123456789', '+44 20 7946 0123']],
    ['endpoint', 'start_date', ['2025-13-01', '03/11/2025', '2025-11-03T00:00:00Z']],
    ['endpoint', 'last_error', ['FOC-21', 'TRN-400']],
    [
      'communication',
      'started_at',
      ['2025-11-03 09:14:02', '2025-11-03T09:14:02+01:00', '2025-11-03T25:14:02Z'],
    ],
    ['communication', 'duration_seconds', [-1, 1.5, '312']],
    ['communication', 'tags', [Array(21).fill('a'), ['x'.repeat(41)], ['']]],
    ['communication', 'transcript_language', ['English', 'en_GB']],
    ['transcriptSegment', 'confidence', [1.1, -0.1]],
    ['media', 'sha256', ['9F86', 'z'.repeat(64)]],
    ['exportRequest', 'communication_ids', [[], Array(1001).fill('com_01J9Z6T5K8'), ['exp_01J9Z70A3C']]],
    ['export', 'created_by', ['', 5]],
    ['auditEvent', 'time', ['2025-11-03T09:00:00Z', '2025-11-03T09:00:00.00Z']],
    ['auditEvent', 'ip', ['192.0.2', 'localhost', null]],
    ['auditEvent', 'details', [[], {a: null}, {a: 1.5}, {a: {b: [1]}}, {a: true}]],
    ['auditEvent', 'action', ['played', 'communication.', 'Communication.played']],
    ['auditEvent', 'target', ['ses_01J9Z71D6G', 'com']],
    ['metadataRow', 'duration_seconds', ['-1', '1.5', '0312', 312]],
    ['metadataRow', 'legal_hold', ['yes', 'FALSE', false]],
    ['metadataRow', 'to', ['+442079460123;', ';']],
    [
      'metadataRow',
      'file',
      ['com_01J9Z6T5K8.ogg', 'media/com_01J9Z6T5K8.exe', '../media/com_01J9Z6T5K8.ogg'],
    ],
    ['endpointHealthRow', 'available_percent', ['100%', 'all']],
    ['problem', 'status', [200, 600]],
    ['problem', 'type', ['about', 'foc-4001']],
  ] as const)('%s.%s refuses what is wrong', (name, field, values) => {
    const example = exampleOf(entityOf(name));
    for (const value of values)
      expect([value, strictly(name)({...example, [field]: value}).length > 0]).toEqual([value, true]);
  });

  it.each([
    ['auditEvent', 'ip', ['', '2001:db8::1', '192.0.2.10']],
    ['auditEvent', 'details', [{}, {a: {b: {c: 1}}, d: 'e'}]],
    ['auditEvent', 'actor', ['system', 'Archive import, production', 'per_01J9Z6V2QX']],
    ['auditEvent', 'target', ['cli_01J9Z6W3MN', 'gap_01J9Z72K5T']],
    ['metadataRow', 'to', ['', '+442079460123;+442079460155']],
    ['endpointHealthRow', 'available_percent', ['', '100', '99.87']],
    ['communication', 'tags', [[], ['queue:FX']]],
  ] as const)('%s.%s takes what is right', (name, field, values) => {
    const example = exampleOf(entityOf(name));
    for (const value of values) expect(strictly(name)({...example, [field]: value})).toEqual([]);
  });
});

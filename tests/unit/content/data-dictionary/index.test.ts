import {describe, expect, it} from 'vitest';
import {entities, entityOf} from '../../../../src/content/data-dictionary';
import {
  fieldLocations,
  releases,
  type Entity,
  type EntityName,
  type Field,
  type FieldType,
  type FieldLocation,
} from '../../../../src/content/data-dictionary/types';
import {roles} from '../../../../src/content/roles';

const fields = entities.flatMap((entity) =>
  entity.fields.map((field): [string, Entity, Field] => [`${entity.name}.${field.name}`, entity, field]),
);
const byPath = new Map(fields.map(([path, , field]) => [path, field]));

/** A type and all types inside it. */
function typesIn(type: FieldType): FieldType[] {
  if (type.kind === 'list') return [type, ...typesIn(type.of)];
  return type.kind === 'either' ? [type, ...type.of.flatMap(typesIn)] : [type];
}

/** Names that a field has in a place; none if it does not appear there. */
function namesIn(place: FieldLocation, {name, appearsIn}: Field): string[] {
  return appearsIn.flatMap((appearance) => {
    if (typeof appearance === 'string') return appearance === place ? [name] : [];
    return appearance.in === place ? [appearance.as].flat() : [];
  });
}

const columnsOf = (...names: EntityName[]) =>
  names.flatMap((name) => entityOf(name).fields.map((field) => field.name));

describe.each(fields)('%s', (path, entity, field) => {
  it('appears somewhere, each place once, since a day that the page lists', () => {
    expect(Object.keys(releases)).toContain(field.since);
    const where = field.appearsIn.map((one) => (typeof one === 'string' ? one : one.in));
    expect(where.length).toBeGreaterThan(0);
    expect(new Set(where).size).toBe(where.length);
    expect(Object.keys(fieldLocations)).toEqual(expect.arrayContaining(where));
  });

  it('has values with meanings, the same as where they are explained', () => {
    for (const type of typesIn(field.type)) {
      if (type.kind !== 'enum') continue;
      expect(Object.values(type.values).filter((meaning) => !/^\S.*[^.]$/.test(meaning))).toEqual([]);
      const explained = type.explainedAt && byPath.get(type.explainedAt)?.type;
      if (type.explainedAt)
        expect(explained?.kind === 'enum' && Object.keys(explained.values)).toEqual(Object.keys(type.values));
    }
  });
});

describe('places', () => {
  const files: [FieldLocation, string[]][] = [
    ['metadata.csv', columnsOf('metadataRow')],
    ['notes.csv', columnsOf('notesRow')],
    ['manifest.json', columnsOf('manifest', 'manifestFile')],
    ['media/*.json', columnsOf('messageFile')],
    ['Access list', columnsOf('accessRow')],
    [
      'Reports',
      columnsOf(
        'usageRow',
        'endpointHealthRow',
        'recordingGapRow',
        'retentionForecastRow',
        'userActivityRow',
      ),
    ],
  ];

  it.each(files)('%s has every field that is said to be there', (place, columns) => {
    const absent = fields.flatMap(([path, , field]) =>
      namesIn(place, field).flatMap((name) => (columns.includes(name) ? [] : [`${path} as ${name}`])),
    );
    expect(absent).toEqual([]);
  });
});

it('has the roles of Focus', () => {
  const type = byPath.get('roleGrant.role')?.type;
  expect(type?.kind === 'enum' && Object.keys(type.values)).toEqual(
    roles.map((role) => role.toLowerCase().replaceAll(' ', '_')),
  );
});

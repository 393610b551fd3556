import {describe, expect, it} from 'vitest';
import {
  entities,
  entityOf,
  type Entity,
  type Field,
  locations,
  prefixes,
  releases,
} from '../../../../src/content/data-dictionary';
import {roles} from '../../../../src/content/permissions';

const fields = entities.flatMap((entity) =>
  entity.fields.map((field): [string, Entity, Field] => [`${entity.name}.${field.name}`, entity, field]),
);
const byPath = new Map(fields.map(([path, , field]) => [path, field]));

/** Names that a field has in a place; none if it does not appear there. */
function namesIn(place: string, {name, appearsIn}: Field): string[] {
  return appearsIn.flatMap((appearance) => {
    if (typeof appearance === 'string') return appearance === place ? [name] : [];
    return appearance.in === place ? [appearance.as].flat() : [];
  });
}

const columnsOf = (...names: string[]) =>
  names.flatMap((name) => entityOf(name).fields.map((field) => field.name));

describe('places', () => {
  const files: [string, string[]][] = [
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

it('names locations, releases and prefixes that the page explains', () => {
  const unknown = fields.flatMap(([path, , {appearsIn, since, type}]) => [
    ...appearsIn
      .map((place) => (typeof place === 'string' ? place : place.in))
      .filter((place) => !(place in locations)),
    ...(since in releases ? [] : [`${path}: ${since}`]),
    ...(type.kind !== 'identifier' || type.of === 'any' || type.of in prefixes
      ? []
      : [`${path}: ${type.of}`]),
  ]);
  expect(unknown).toEqual([]);
});

it('has the roles of Focus', () => {
  const type = byPath.get('roleGrant.role')?.type;
  expect(type?.kind === 'enum' && Object.keys(type.values)).toEqual(
    roles.map((role) => role.toLowerCase().replaceAll(' ', '_')),
  );
});

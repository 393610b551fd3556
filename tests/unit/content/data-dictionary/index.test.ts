import {describe, expect, it} from 'vitest';
import {entities, entityOf} from '../../../../src/content/data-dictionary';
import {
  entityNames,
  fieldLocations,
  prefixes,
  releases,
  type Entity,
  type EntityName,
  type Field,
  type FieldType,
  type FieldLocation,
} from '../../../../src/content/data-dictionary/types';
import {insertFacts} from '../../../../src/content/insertions/factTexts';
import {roles} from '../../../../src/content/roles';
import {strictly} from '../../../support/dictionary';

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

describe('entities', () => {
  it('are all there, once, in the order of their names', () => {
    expect(entities.map(({name}) => name)).toEqual(entityNames);
    expect(new Set(entities.map(({title}) => title)).size).toBe(entities.length);
  });

  it('have a summary in whole sentences, and fields with names of their own', () => {
    for (const {summary, fields: own} of entities) {
      expect(summary).toMatch(/^[A-Z`].*\.$/);
      expect(new Set(own.map(({name}) => name)).size).toBe(own.length);
    }
  });

  it('that are parts stand inside another entity', () => {
    const used = new Set(
      fields.flatMap(([, , {type}]) =>
        typesIn(type).flatMap((one) => (one.kind === 'object' ? [one.entity] : [])),
      ),
    );
    expect(entities.filter(({name, form}) => form === 'part' && !used.has(name))).toEqual([]);
  });
});

describe.each(fields)('%s', (path, entity, field) => {
  it('has a name in lower case with underscores', () => {
    expect(field.name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
  });

  it('has a meaning in whole sentences, without links and with its facts filled in', () => {
    expect(field.meaning).toMatch(/^[A-Z`0-9].*\.$/);
    expect(field.meaning).not.toMatch(/\]\(|\{\{|https?:/);
    expect(insertFacts(field.meaning)).toBe(field.meaning);
  });

  it('appears somewhere, each place once, since a day that the page lists', () => {
    expect(Object.keys(releases)).toContain(field.since);
    const where = field.appearsIn.map((one) => (typeof one === 'string' ? one : one.in));
    expect(where.length).toBeGreaterThan(0);
    expect(new Set(where).size).toBe(where.length);
    expect(Object.keys(fieldLocations)).toEqual(expect.arrayContaining(where));
  });

  it('has an example that its own type accepts', () => {
    expect(field.example).not.toBeNull();
    if (entity.form === 'row') expect(typeof field.example).toBe('string');
    const problems = strictly(entity.name)({[field.name]: field.example});
    expect(problems.filter((problem) => problem.startsWith(`/${field.name}`))).toEqual([]);
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

  it('metadata.csv takes every column from another entity', () => {
    const others = fields.filter(([, {name}]) => name !== 'metadataRow');
    const taken = others.flatMap(([, , field]) => namesIn('metadata.csv', field));
    expect(columnsOf('metadataRow').filter((column) => !taken.includes(column))).toEqual([]);
  });

  it('are all in use', () => {
    const used = fields.flatMap(([, , {appearsIn}]) =>
      appearsIn.map((one) => (typeof one === 'string' ? one : one.in)),
    );
    expect(Object.keys(fieldLocations).filter((place) => !used.includes(place as FieldLocation))).toEqual([]);
  });
});

it('has the roles of Focus', () => {
  const type = byPath.get('roleGrant.role')?.type;
  expect(type?.kind === 'enum' && Object.keys(type.values)).toEqual(
    roles.map((role) => role.toLowerCase().replaceAll(' ', '_')),
  );
});

it('has identifiers of every prefix, each with an example of it', () => {
  const used = new Set(
    fields.flatMap(([, , {type}]) =>
      typesIn(type).flatMap((one) => (one.kind === 'identifier' ? [one.of] : [])),
    ),
  );
  for (const [prefix, {example}] of Object.entries(prefixes)) {
    expect(example).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{10}$`));
    // An API client is met as a target only.
    expect(used.has(prefix as keyof typeof prefixes) || prefix === 'cli').toBe(true);
  }
});

it('has every day that is listed', () => {
  const days = new Set(fields.map(([, , {since}]) => since));
  expect([...days].sort()).toEqual(Object.keys(releases));
});

it('asks for an entity by its name', () => {
  expect(entityOf('media').title).toBe('Media');
  expect(() => entityOf('gone' as EntityName)).toThrow('no entity gone');
});

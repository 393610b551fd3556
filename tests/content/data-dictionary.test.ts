/** Every example of Focus data, on every page, validates against the schema that the data dictionary publishes. */
import {describe, expect, it} from 'vitest';
import {columnsOf, csvRule, jsonLinesRule, jsonRule} from '../support/focus-data';
import {docs, expectNone, objections} from './corpus';

describe('sees', () => {
  const person = {
    id: 'per_01J9Z6V2QX',
    email: 'priya@example.com',
    first_name: 'Priya',
    last_name: 'Example',
    group_id: 'grp_01J9Z6W7RD',
    roles: [],
    state: 'active',
    source: 'manual',
    external_id: null,
    last_sign_in_at: null,
  };
  const fence = (value: unknown, title = 'Answer') =>
    `\`\`\`json title="${title}"\n${JSON.stringify(value)}\n\`\`\``;

  it.each([
    ['a whole person', person, []],
    ['a wrong value', {...person, state: 'gone'}, [2]],
    ['an unknown field', {...person, colour: 'red'}, [2]],
    ['a missing field', {id: person.id}, [2]],
    ['a list', {items: [person], next_cursor: null}, []],
    ['a wrong item of a list', {items: [{...person, email: 'priya'}], next_cursor: null}, [2]],
    ['a stranger in a list', {items: [{name: 'Priya'}], next_cursor: null}, [2]],
    ['a list without an end', {items: [person], next_cursor: 1}, [2]],
    ['a person of SCIM', {...person, schemas: [], state: 'gone'}, []],
    ['data of another system', {id: 'job_01J9Z7B3MA', state: 'gone'}, []],
  ])('%s', (_, value, lines) => {
    expect([...new Set(objections(jsonRule, fence(value)))]).toEqual(lines);
  });

  it('a manifest, a request, a message and an error by what they are', () => {
    expect(objections(jsonRule, fence({}, 'manifest.json'))).toHaveLength(6);
    expect(objections(jsonRule, fence({communication_ids: ['com_01J9Z6T5K8']}))).toHaveLength(1);
    expect(objections(jsonRule, fence({}, 'media/com_01K9563V7R.json'))).toHaveLength(5);
    expect(objections(jsonRule, fence({type: 'https://a.uk/error-codes#x'}))).toHaveLength(5);
  });

  it('a wrong line of JSON Lines', () => {
    const text = '```text title="audit.jsonl"\n{"id":"evt_01K94F3NM3"}\n{}\n```';
    expect(new Set(objections(jsonLinesRule, text))).toEqual(new Set([2]));
    expect(objections(jsonLinesRule, text.replace('audit.jsonl', 'Output'))).toEqual([]);
  });

  it('a wrong column and a wrong row of a CSV file', () => {
    const header = columnsOf('notesRow').join();
    const csv = (...lines: string[]) => `\`\`\`csv title="notes.csv"\n${lines.join('\n')}\n\`\`\``;
    const row = 'com_01J9Z6T5K8,tag,urgent,Genesys Cloud,2025-11-03T09:20:05Z';
    expect(objections(csvRule, csv(header, row))).toEqual([]);
    expect(objections(csvRule, csv(header, row, row.replace('tag', 'label')))).toEqual([4]);
    expect(objections(csvRule, csv(header.replace('text', 'note'), row))).toEqual([2]);
    expect(objections(csvRule, csv(header, row).replace('notes.csv', 'people.csv'))).toEqual([]);
  });
});

it('holds for every page of Focus', () => {
  const focus = docs.filter(({path}) => path.startsWith('docs/focus/'));
  expectNone(focus.flatMap((page) => [jsonRule, jsonLinesRule, csvRule].flatMap((rule) => rule(page))));
});

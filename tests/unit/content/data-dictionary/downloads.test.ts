import {expect, it} from 'vitest';
import {entities} from '../../../../src/content/data-dictionary';
import {dataDictionaryDownloads} from '../../../../src/content/data-dictionary/downloads';
import {downloads} from '../../../../src/content/downloads/generatedDownloads';

const files = dataDictionaryDownloads('https://help.example.com');

it('offers the CSV file and the schema under their addresses', () => {
  expect(files.map(({path}) => path)).toEqual([
    '/downloads/focus/data-dictionary.csv',
    '/downloads/focus/data-dictionary.schema.json',
  ]);
  expect(downloads('https://help.example.com')).toEqual(expect.arrayContaining([...files]));
});

it('puts the address of the site into the schema, and every field into both', () => {
  const [csv, schema] = files;
  const {$id, $defs} = JSON.parse(schema.text) as {
    $id: string;
    $defs: Record<string, {properties: Record<string, unknown>}>;
  };
  expect($id).toBe('https://help.example.com/downloads/focus/data-dictionary.schema.json');
  for (const {name, fields} of entities) {
    expect(Object.keys($defs[name]?.properties ?? {})).toEqual(fields.map((field) => field.name));
    for (const field of fields) expect(csv.text).toContain(`\r\n${name},${field.name},`);
  }
});

import {expect, it} from 'vitest';
import {readData, readFolder} from '../../../../src/content/data/readData';
import {facts} from '../../../../src/content/facts';
import {folderWith} from '../../../support/folder';

const schema = JSON.stringify({
  type: 'object',
  additionalProperties: false,
  propertyNames: {pattern: '^[a-z]+$'},
  properties: {
    count: {type: 'number'},
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind'],
        discriminator: {propertyName: 'kind'},
        oneOf: [
          {properties: {kind: {const: 'a'}, state: {enum: ['on', 'off']}}},
          {properties: {kind: {const: 'b'}}},
        ],
      },
    },
  },
});

const read = (text: string): unknown => {
  const folder = folderWith({'data.yml': text, 'schema.json': schema});
  return readData(`${folder}/data.yml`, `${folder}/schema.json`);
};

it('reads numbers of facts, and maps that others extend', () => {
  const text =
    'count: !fact focus.export.maxItems\nparts:\n  - &a {kind: a, state: on}\n  - {<<: *a, state: off}\n';
  expect(read(text)).toEqual({
    count: facts.focus.export.maxItems,
    parts: [
      {kind: 'a', state: 'on'},
      {kind: 'a', state: 'off'},
    ],
  });
});

it.each([
  [
    'an unknown key',
    'count: 1\nparts: []\nmore: 1\n',
    /:3: the file must NOT .*: more\. Remedy: write it as .*schema\.json says/,
  ],
  [
    'a key that may not be',
    'count: 1\nNo: 1\n',
    /:2: the file must match pattern .*: No\. Remedy: write it as/,
  ],
  [
    'an insertion of no fact',
    'count: 1\nparts:\n  - kind: "{{focus.none}}"\n',
    /:3: \{\{focus\.none\}\} is not known\. Remedy: name a number of/,
  ],
  ['a value of another kind', 'count: one\n', /:1: count must be number\. Remedy: write it as/],
  [
    'a value that is none of a list',
    'parts:\n  - {kind: b}\n  - kind: a\n    state: grey\n',
    /:4: parts\/1\/state must .*: on, off\. Remedy: write it as/,
  ],
  ['a kind that is none', 'parts:\n  - kind: b\n  - kind: c\n', /:3: parts\/1 .*kind.* Remedy: write it as/],
  [
    'a key twice',
    'parts: []\ncount: 1\ncount: 2\n',
    /:3: Map keys must be unique\. Remedy: correct the YAML/,
  ],
  ['a list without its end', 'count: 1\nparts: [\n', /:\d: Flow sequence .*\. Remedy: correct the YAML/],
  [
    'an alias of nothing',
    'parts:\n  - {kind: b}\n  - *gone\n',
    /:3: no &gone stands above \*gone\. Remedy: correct the YAML/,
  ],
  [
    'an unknown fact',
    '\ncount: !fact focus.gone\n',
    /:2: No fact has the name focus\.gone\. Remedy: write !fact and a name of docs\/_facts\.json/,
  ],
  [
    'an unknown tag',
    '\ncount: !fakt focus.export.maxItems\n',
    /:2: Unresolved tag: !fakt\. Remedy: write !fact/,
  ],
])('names file, line and remedy of %s', (_, text, message) => {
  expect(() => read(text)).toThrow(new RegExp(`data\\.yml${message.source}`));
});

it('reads the files of a folder in the order of their names; a folder that is not there has none', () => {
  const folder = folderWith({'b.yml': 'count: 2', 'a.yml': 'count: 1', 'schema.json': schema});
  expect(readFolder(folder)).toEqual([{count: 1}, {count: 2}]);
  expect(readFolder(`${folder}/gone`)).toEqual([]);
});

/** Nothing that a schema of JSON Schema 2020-12 says is lost in silence: its vocabularies, as published, are the list. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {documentOf} from '../../../src/api-reference/model/reading';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {infoPage, operationPage} from '../../../src/api-reference/pages/operationPage';
import {folderWith} from '../../support/folder';

/** What a keyword says in the test, and the words by which a reader learns of it. */
const traces: Record<string, [value: unknown, trace: string]> = {
  prefixItems: [[{description: 'Mark'}], 'Mark'],
  items: [{properties: {mark: {}}}, 'name={"mark"}'],
  contains: [{description: 'Mark'}, 'Mark'],
  additionalProperties: [{description: 'Mark'}, 'Mark'],
  properties: [{mark: {}}, 'name={"mark"}'],
  patternProperties: [{'^mark': {}}, 'names that match ^mark'],
  dependentSchemas: [{mark: {description: 'More'}}, 'With mark, it must also be'],
  propertyNames: [{enum: ['mark']}, 'names of properties: “mark”'],
  if: [{description: 'Mark'}, 'If it is'],
  then: [{description: 'Mark'}, 'then it must also be'],
  else: [{description: 'Mark'}, 'otherwise it must also be'],
  allOf: [[{description: 'Mark'}], 'Mark'],
  anyOf: [[{description: 'Mark'}, {}], 'Any of'],
  oneOf: [[{description: 'Mark'}, {}], 'One of'],
  not: [{description: 'Mark'}, 'Must not be'],
  unevaluatedItems: [{description: 'Mark'}, 'Further items'],
  unevaluatedProperties: [{description: 'Mark'}, 'Mark'],
  type: ['integer', 'integer'],
  const: ['mark', 'constant={"mark"}'],
  enum: [['mark', 'other'], 'allowed={["mark","other"]}'],
  multipleOf: [7, 'a multiple of 7'],
  maximum: [7, 'at most 7'],
  exclusiveMaximum: [7, 'less than 7'],
  minimum: [7, 'at least 7'],
  exclusiveMinimum: [7, 'more than 7'],
  maxLength: [7, 'at most 7 characters'],
  minLength: [7, 'at least 7 characters'],
  pattern: ['^mark', '^mark'],
  maxItems: [7, 'at most 7 items'],
  minItems: [7, 'at least 7 items'],
  uniqueItems: [true, 'no item twice'],
  maxContains: [7, 'at most 7 items that match'],
  minContains: [7, 'at least 7 items that match'],
  maxProperties: [7, 'at most 7 properties'],
  minProperties: [7, 'at least 7 properties'],
  dependentRequired: [{a: ['mark']}, 'with a also mark'],
  title: ['Mark', 'Mark'],
  description: ['Mark', 'Mark'],
  default: ['mark', 'defaultValue={"mark"}'],
  deprecated: [true, 'deprecated={true}'],
  examples: [['mark'], 'examples={["mark"]}'],
  format: ['mark', 'format={"mark"}'],
  contentEncoding: ['base64', 'encoded as base64'],
  contentMediaType: ['text/csv', 'holds text/csv'],
  contentSchema: [{description: 'Mark'}, 'Its text holds'],
  $ref: ['#/components/schemas/Other', 'Other mark'],
  $dynamicRef: ['#other', 'Other mark'],
};

/** Keywords that have no words of their own, each with the test that holds it, or the reason. */
const elsewhere: Record<string, string> = {
  required: 'stands at the properties that it names: below',
  readOnly: 'decides whether a field is shown: below',
  writeOnly: 'decides whether a field is shown: below',
  $id: 'a name for references, which are followed',
  $anchor: 'a name for references, which are followed',
  $dynamicAnchor: 'a name for references, which are followed',
  $defs: 'schemas for references, which are followed',
  $schema: 'says in which dialect the document is written',
  $vocabulary: 'is for dialects, and not for schemas',
  $comment: 'must not be shown to users, as JSON Schema says',
};

const folder = path.resolve('node_modules/ajv/dist/refs/json-schema-2020-12/meta');

const vocabularies = [
  'core',
  'applicator',
  'unevaluated',
  'validation',
  'meta-data',
  'format-annotation',
  'content',
];

const keywords = vocabularies.flatMap((name) => {
  const {properties} = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
    properties: object;
  };
  return Object.keys(properties);
});

/** The page of an operation that sends and gets an object of one field. */
async function pageOf(field: object, more: object = {}): Promise<string> {
  const schema = {$ref: '#/components/schemas/Whole'};
  const content = {'application/json': {schema}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1.0.0'},
    paths: {'/a': {post: {requestBody: {content}, responses: {200: {description: 'Fine', content}}}}},
    components: {
      schemas: {
        Whole: {type: 'object', properties: {field}, ...more},
        Other: {$dynamicAnchor: 'other', description: 'Other mark'},
      },
    },
  };
  const file = path.join(folderWith({'a.json': JSON.stringify(document)}), 'a.json');
  const whole = await documentOf({file, isForeign: true});
  const {operations} = await readDocument(file, whole);
  const [api] = operations;
  return operationPage({id: 'a', title: 'A', api: api!});
}

describe('a keyword of JSON Schema', () => {
  it('is in the list of what is known of it', () => {
    expect(keywords.length).toBeGreaterThan(50);
    expect([...Object.keys(traces), ...Object.keys(elsewhere)].sort()).toEqual([...new Set(keywords)].sort());
  });

  it.each(Object.entries(traces))('%s leaves a trace on the page', async (keyword, [value, trace]) => {
    const without = await pageOf({});
    const page = await pageOf({[keyword]: value});
    expect(without).not.toContain(trace);
    expect(page).toContain(trace);
  });

  it.each([
    [{prefixItems: [{}], items: false}, 'no further items'],
    [{prefixItems: [{}], unevaluatedItems: false}, 'no further items'],
    [{unevaluatedProperties: false}, 'no other properties'],
    [{additionalProperties: {}, unevaluatedProperties: {description: 'Mark'}}, 'Further properties'],
    [{items: [{description: 'Mark'}], additionalItems: false}, 'no further items'],
    [{dependencies: {a: ['mark'], b: {description: 'Mark'}}}, 'With b, it must also be'],
    [{$dynamicRef: '#other'}, 'also constrained by $dynamicRef: #other'],
    [{propertyNames: false}, 'names of properties: none is allowed'],
    [{ofNextYear: {deep: [1]}}, 'also constrained by ofNextYear: {\\"deep\\":[1]}'],
  ])('%j says all of it', async (schema, trace) => {
    expect(await pageOf(schema)).toContain(trace);
  });

  it('that requires a property marks it', async () => {
    expect(await pageOf({}, {required: ['field']})).toContain('required={true}');
  });
});

it.each([
  ['readOnly', 1],
  ['writeOnly', 0],
])('a field that is %s stands where it is sent, and nowhere else', async (keyword, place) => {
  const page = await pageOf({[keyword]: true, type: 'boolean'});
  expect(page.split('## Responses').map((half) => half.includes('name={"field"}'))[place]).toBe(true);
  expect(page.split('## Responses').map((half) => half.includes('name={"field"}'))[1 - place]).toBe(false);
});

it('says what a path and a document say beside their operations', async () => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1.0.0', summary: 'In a sentence', description: 'In many.'},
    servers: [{url: 'https://a.example.com'}],
    paths: {
      '/a': {
        servers: [{url: 'https://b.example.com', description: 'Of the path'}, {url: 'https://c.example.com'}],
        get: {
          responses: {
            200: {
              description: 'Fine',
              links: {next: {operationId: 'b', server: {url: 'https://d.example.com'}}},
            },
          },
        },
      },
    },
    webhooks: {done: {post: {summary: 'It is done', responses: {}}}},
  };
  const file = path.join(folderWith({'a.json': JSON.stringify(document)}), 'a.json');
  const read = await readDocument(file, await documentOf({file, isForeign: true}));
  const [page = '', event = ''] = read.operations.map((api) =>
    operationPage({id: api.id, title: api.title, api}),
  );
  for (const words of ['Of the path', 'https://c.example.com', 'call `b` at `https://d.example.com`'])
    expect(page).toContain(words);
  expect(event).toContain('method={"event"}');
  expect(infoPage({document: read})).toMatch(/In a sentence[^]+In many\./);
});

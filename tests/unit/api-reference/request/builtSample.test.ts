/** What is typed in the console: its code samples and the request that the page sends are one. */
import {describe, expect, it} from 'vitest';
import type {ConsoleData} from '../../../../src/api-reference/console/consoleData';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {writers} from '../../../../src/samples/languages';
import {type SampleBody} from '../../../../src/samples/sampleBody';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import type {SampleRequest} from '../../../../src/samples/sampleRequest';
import {buildRequest, fieldId, type Draft} from '../../../../src/api-reference/ui/TryIt/buildRequest';
import {checkRequest} from '../../../../src/api-reference/ui/TryIt/checkRequest';
import {consoleSample} from '../../../../src/api-reference/ui/TryIt/consoleSample';
import {firstAlternative} from '../../../../src/api-reference/ui/TryIt/credentials';
import {firstDraft} from '../../../../src/api-reference/ui/TryIt/draft';
import {specifications} from '../../../../src/site/apis';

const base = 'https://api.example.com/v1';

/** A form has the order of its schema in one, of the example in the other. */
function ordered(body: SampleBody | undefined): unknown {
  if (body?.kind !== 'form' && body?.kind !== 'multipart') return body;
  return {...body, fields: body.fields.map((field) => JSON.stringify(field)).sort()};
}

const comparable = ({body, ...rest}: SampleRequest) => ({...rest, body: ordered(body)});

const documents = await Promise.all(
  specifications.map(async ({id, file}) => {
    const document = await readDocument(file);
    return document.operations
      .filter(({kind}) => kind === 'operation')
      .map((operation) => ({
        name: `${id} ${operation.id}`,
        operation,
        data: consoleData(document, id, operation),
      }));
  }),
);
const all = documents.flat();

const sampleOf = (data: ConsoleData, draft: Draft, alternative = firstAlternative(data)) =>
  consoleSample(data, draft, firstDraft(data), {base, alternative});

describe('a sample that the browser builds', () => {
  it.each(all)('is that of the page while nothing is typed: $name', ({operation, data}) => {
    const built = sampleOf(data, firstDraft(data));
    expect(comparable(built)).toEqual(comparable(sampleRequest({...operation, servers: [{url: base}]})));
  });
});

describe('a multipart body', async () => {
  const file = {type: 'string', format: 'binary'};
  const text = {type: 'string', example: 'x'};
  const schema = {
    type: 'object',
    required: ['files', 'picture'],
    properties: {
      address: {type: 'object', properties: {street: text}},
      code: text,
      none: {type: ['string', 'null'], default: null},
      files: {type: 'array', items: file},
      picture: file,
    },
  };
  const encoding = {
    address: {contentType: 'application/json'},
    code: {contentType: 'application/json'},
    picture: {contentType: 'image/*, image/png'},
  };
  const content = {'multipart/form-data': {schema, encoding}};
  const post = {operationId: 'post', requestBody: {content}, responses: {}};
  const document = await readDocument('test.json', {
    openapi: '3.1.0',
    info: {title: 'T'},
    servers: [{url: base}],
    paths: {'/a': {post}},
  });
  const [operation] = document.operations;
  const data = consoleData(document, 'test', operation!);
  const draft = firstDraft(data);

  it('is the same in samples and console', () => {
    const {body} = sampleRequest(operation!);
    expect(body).toMatchObject({
      fields: [
        {name: 'address', value: '{"street":"x"}', mediaType: 'application/json'},
        {name: 'code', value: 'x', mediaType: 'application/json'},
        {name: 'files', file: 'file.bin', mediaType: 'application/octet-stream'},
        {name: 'picture', file: 'file.png', mediaType: 'image/png'},
      ],
    });
    expect(sampleOf(data, draft).body).toEqual(body);
    expect(writers.bash(sampleOf(data, draft))).toContain(
      String.raw`--form 'address="{\"street\":\"x\"}";type=application/json'`,
    );
  });

  it('holds files alone where they belong, as many as were chosen', async () => {
    const parts = (files: Draft['files']) =>
      [...(buildRequest(data, {...draft, files}, base, {headers: [], query: []}).body as FormData)].map(
        ([name, part]) => [name, typeof part === 'string' ? part : part.type],
      );
    const typed = [
      ['address', 'application/json'],
      ['code', 'application/json'],
    ];
    expect(parts({})).toEqual(typed);
    const files = ['a', 'b'].map((name) => new File(['x'], name, {type: 'text/css'}));
    expect(parts({[fieldId('form', 'files')]: files})).toEqual([
      ...typed,
      ['files', 'text/css'],
      ['files', 'text/css'],
    ]);
    expect(Object.keys(checkRequest(data, draft))).toEqual(['form.files', 'form.picture']);
  });
});

const secretBody = {
  type: 'object',
  properties: {
    user: {type: 'string'},
    password: {type: 'string'},
    pin: {type: 'string', format: 'password'},
    deep: {type: 'array', items: {type: 'object', properties: {clientSecret: {type: 'string'}}}},
  },
};

const login = (type: string): ConsoleData => ({
  api: 'test',
  method: 'post',
  path: '/login',
  servers: [{url: base}],
  parameters: [{name: 'api_key', in: 'header', schema: {type: 'string'}}],
  body: {
    required: true,
    content: {[type]: {schema: secretBody, examples: [{title: 'Example', value: {password: 'shown'}}]}},
  },
  answers: [],
  security: [],
  schemes: {},
  $defs: {},
});

describe('secrets', () => {
  const typed = ['hunter2', 'key-of-mine', '4711', 'deep-secret'];
  const code = (data: ConsoleData, draft: Draft) =>
    Object.values(writers)
      .map((write) => write(sampleOf(data, draft)))
      .join('\n');

  it('of a JSON body are in no sample, at any depth', () => {
    const data = login('application/json');
    const body = JSON.stringify({
      user: 'Ann',
      password: 'hunter2',
      pin: '4711',
      deep: [{clientSecret: 'deep-secret'}],
    });
    const draft = {...firstDraft(data), body, texts: {[fieldId('header', 'api_key')]: 'key-of-mine'}};
    const shown = code(data, draft);
    expect(typed.filter((secret) => shown.includes(secret))).toEqual([]);
    for (const word of ['Ann', 'YOUR_PASSWORD', 'YOUR_PIN', 'YOUR_CLIENT_SECRET', 'YOUR_API_KEY'])
      expect(shown).toContain(word);
  });
});

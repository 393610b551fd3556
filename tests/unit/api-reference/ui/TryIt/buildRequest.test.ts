import {describe, expect, it} from 'vitest';
import {checkRequest} from '../../../../../src/api-reference/ui/TryIt/checkRequest';
import {firstDraft} from '../../../../../src/api-reference/ui/TryIt/draft';
import {buildRequest, type Draft} from '../../../../../src/api-reference/ui/TryIt/buildRequest';
import {type ConsoleData, type ConsoleMedia} from '../../../../../src/api-reference/console/consoleData';

const none = {headers: [], query: []};
const base = 'https://api.example.com/v1';

function operation(changes: Partial<ConsoleData>): ConsoleData {
  return {
    api: 'test',
    method: 'post',
    path: '/pets',
    servers: [],
    parameters: [],
    answers: [{status: '200', description: '', headers: {}, type: 'application/json', value: {}}],
    security: [],
    schemes: {},
    $defs: {},
    ...changes,
  };
}

const withBody = (type: string, media: Partial<ConsoleMedia>, required = true) =>
  operation({body: {required, content: {[type]: {examples: [], ...media}}}});

const built = (data: ConsoleData, changes: Partial<Draft> = {}) =>
  buildRequest(data, {...firstDraft(data), ...changes}, base, none);

describe('an address', () => {
  const data = operation({
    method: 'get',
    path: '/pets/{petId}/{kind}',
    parameters: [
      {name: 'petId', in: 'path', schema: {type: 'integer'}, example: 10},
      {name: 'kind', in: 'path', schema: {type: 'string'}, example: '$& a/b', allowReserved: true},
      {name: 'tags', in: 'query', schema: {type: 'array', items: {type: 'string'}}, example: ['x', 'y']},
      {name: 'limit', in: 'query', schema: {type: 'integer'}},
      {name: 'X-Trace', in: 'header', schema: {type: 'string'}, example: 'a b'},
      {name: 'Accept', in: 'header', schema: {type: 'string'}, example: 'text/plain'},
      {name: 'session', in: 'cookie', schema: {type: 'string'}, example: 's'},
    ],
  });

  it('is filled from the examples; what is empty is not sent', () => {
    expect(built(data).url).toBe(`${base}/pets/10/$&%20a%2Fb?tags=x&tags=y`);
  });

  it('has a parameter without a value where the reader wants it', () => {
    const empty = {
      name: 'q',
      in: 'query',
      required: true,
      allowEmptyValue: true,
      schema: {type: 'string'},
    } as const;
    const parameters = [empty, {...empty, name: 'r', required: false}];
    const search = operation({method: 'get', parameters});
    expect(built(search).url).toBe(`${base}/pets`);
    const texts = {'empty.query.q': 'yes'};
    expect(built(search, {texts}).url).toBe(`${base}/pets?q=`);
    expect(checkRequest(search, {...firstDraft(search), texts})).toEqual({});
  });

  it('takes credentials, and headers but those that OpenAPI has ignored', () => {
    const credentials = {
      headers: [['Authorization', 'Bearer t'] as [string, string]],
      query: [['key', 'a b'] as [string, string]],
    };
    const request = buildRequest(data, firstDraft(data), base, credentials);
    expect(request.url).toMatch(/tags=y&key=a%20b$/);
    expect(request.headers).toEqual([
      ['Accept', 'application/json'],
      ['X-Trace', 'a b'],
      ['Authorization', 'Bearer t'],
    ]);
  });
});

describe('a body', () => {
  it('of JSON goes as it was typed', () => {
    const data = withBody('application/json', {examples: [{title: 'A', value: {id: 1}}]});
    expect(built(data).body).toBe('{\n  "id": 1\n}');
    expect(built(data, {body: '{"id": 9007199254740993}'}).body).toBe('{"id": 9007199254740993}');
    expect(built(data).headers).toContainEqual(['Content-Type', 'application/json']);
  });

  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: {type: 'string'},
      tags: {type: 'array', items: {type: 'string'}},
      owner: {type: 'object'},
      picture: {type: 'string', format: 'binary'},
    },
  };
  const examples = [{title: 'A', value: {name: 'a&b c', tags: ['x', 'y'], owner: {id: 1}}}];

  it('of a form is escaped; lists repeat, objects are JSON, unless the encoding says otherwise', () => {
    const type = 'application/x-www-form-urlencoded';
    const data = withBody(type, {schema, examples});
    expect(built(data).body).toBe('name=a%26b%20c&tags=x&tags=y&owner=%7B%22id%22%3A1%7D');
    const encoding = {tags: {style: 'form', explode: false}, owner: {style: 'deepObject', explode: true}};
    expect(built(withBody(type, {schema, examples, encoding})).body).toBe(
      'name=a%26b%20c&tags=x,y&owner%5Bid%5D=1',
    );
  });

  it('of several parts has files, and leaves its type to the browser', async () => {
    const encoding = {name: {contentType: 'text/markdown'}};
    const data = withBody('multipart/form-data', {schema, examples, encoding});
    const file = new File(['x'], 'x.png', {type: 'image/png'});
    const {body, headers} = built(data, {files: {'form.picture': [file]}});
    const parts = body as FormData;
    expect(parts.getAll('tags')).toEqual(['x', 'y']);
    expect((parts.get('picture') as File).name).toBe('x.png');
    expect((parts.get('owner') as File).type).toBe('application/json');
    expect(await (parts.get('name') as File).text()).toBe('a&b c');
    expect((parts.get('name') as File).type).toBe('text/markdown');
    expect(headers.map(([name]) => name)).toEqual(['Accept']);
  });
});

describe('check', () => {
  it('asks for what is required and refuses what does not fit, in the order of the fields', () => {
    const data = operation({
      parameters: [
        {name: 'petId', in: 'path', schema: {type: 'integer', minimum: 1}, example: 0},
        {name: 'status', in: 'query', required: true, schema: {enum: ['a']}},
        {name: 'limit', in: 'query', schema: {type: 'integer'}},
        {name: 'session', in: 'cookie', required: true, schema: {}},
      ],
      body: {
        required: true,
        content: {'application/json': {schema: {type: 'object'}, examples: [{title: '', value: []}]}},
      },
    });
    expect(Object.entries(checkRequest(data, firstDraft(data)))).toEqual([
      ['path.petId', 'Must be 1 or more.'],
      ['query.status', 'Is required.'],
      ['body', 'Line 1: Must be an object.'],
    ]);
  });

  it('refuses a step in the path, which a browser would take', () => {
    const data = operation({
      path: '/users/{name}',
      parameters: [{name: 'name', in: 'path', schema: {}, example: '..'}],
      body: undefined,
    });
    expect(checkRequest(data, firstDraft(data))['path.name']).toMatch(/^Must not be \. or \.\./);
  });
});

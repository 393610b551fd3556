/** What is typed in the console: its code samples and the request that the page sends are one. */
import {describe, expect, it} from 'vitest';
import type {ConsoleData} from '../../../../src/api-reference/console/consoleData';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {writers} from '../../../../src/samples/languages';
import {type SampleBody} from '../../../../src/samples/sampleBody';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import type {SampleRequest} from '../../../../src/samples/sampleRequest';
import {fieldId, type Draft} from '../../../../src/api-reference/ui/TryIt/buildRequest';
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

/** What is typed in the console: its code samples and the request that the page sends are one. */
import {describe, expect, it} from 'vitest';
import type {ConsoleData} from '../../../../src/api-reference/console/consoleData';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {writers} from '../../../../src/samples/languages';
import {formText, type SampleBody} from '../../../../src/samples/sampleBody';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import type {SampleRequest} from '../../../../src/samples/sampleRequest';
import type {TextOrVariable} from '../../../../src/samples/textWithVariables';
import {buildRequest, fieldId, type Draft} from '../../../../src/api-reference/ui/TryIt/buildRequest';
import {consoleSample} from '../../../../src/api-reference/ui/TryIt/consoleSample';
import {firstAlternative} from '../../../../src/api-reference/ui/TryIt/credentials';
import {firstDraft, withExample} from '../../../../src/api-reference/ui/TryIt/draft';
import {formFields} from '../../../../src/api-reference/ui/TryIt/editorSchema';
import {withoutSecrets} from '../../../../src/api-reference/ui/TryIt/secretFields';
import {specifications} from '../../../../src/site/apis';

const base = 'https://api.example.com/v1';
const none = {headers: [], query: []};

const plain = (parts: TextOrVariable[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.variable)).join('');

/** A form has the order of its schema in one, of the example in the other. */
function ordered(body: SampleBody | undefined): unknown {
  if (body?.kind !== 'form' && body?.kind !== 'multipart') return body;
  return {...body, fields: body.fields.map((field) => JSON.stringify(field)).sort()};
}

const comparable = ({body, ...rest}: SampleRequest) => ({...rest, body: ordered(body)});

/** The body as it is sent, in a form that can be compared. */
async function bodyOf(body: BodyInit | undefined): Promise<unknown> {
  if (body === undefined) return undefined;
  if (typeof body === 'string') {
    try {
      return JSON.parse(body) as unknown;
    } catch {
      return body;
    }
  }
  const pairs: string[] = [];
  if (body instanceof FormData)
    for (const [name, value] of body.entries())
      pairs.push(`${name}=${typeof value === 'string' ? value : await value.text()}`);
  return pairs;
}

function sampleBody(body: SampleBody | undefined): unknown {
  switch (body?.kind) {
    case 'json':
      return body.value;
    case 'text':
      try {
        return JSON.parse(body.text) as unknown;
      } catch {
        return body.text;
      }
    case 'form':
      return formText(body.fields).replaceAll('+', '%20');
    case 'multipart':
      return body.fields.flatMap((field) => ('file' in field ? [] : `${field.name}=${field.value}`));
    default:
      return undefined;
  }
}

/** A reader who changes every field that takes a text, to something awkward. */
function typedOver(data: ConsoleData): Draft {
  const initial = firstDraft(data);
  const texts = Object.fromEntries(
    Object.entries(initial.texts).map(([id, text]) => [id, /^\d+$/.test(text) ? `${text}7` : `${text}'&"é`]),
  );
  return {...initial, texts};
}

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

  it.each(all)('sends what the console sends: $name', async ({data}) => {
    const typed = typedOver(data);
    const drafts = Object.entries(data.body?.content ?? {}).flatMap(([type, {examples}]) =>
      examples.map((_, index) => withExample(data, typed, type, index)),
    );
    for (const draft of drafts.length ? drafts : [typed]) {
      const shown = withoutSecrets(data, draft, firstDraft(data), (name) => name);
      const request = buildRequest(data, shown, base, none);
      const built = consoleSample({...data, security: []}, shown, shown, {base, alternative: 0});
      expect(plain(built.url)).toBe(request.url);
      expect(built.method).toBe(request.method);
      const headers = request.headers.filter(([name]) => !/^(accept|content-type)$/i.test(name));
      expect(built.headers.map(({name, value}) => [name, plain(value)])).toEqual(headers);
      const sent = request.body instanceof File ? undefined : await bodyOf(request.body);
      const text = (value: unknown) => (typeof value === 'string' ? decodeURIComponent(value) : value);
      expect(text(sampleBody(built.body))).toEqual(text(sent));
      for (const write of Object.values(writers)) expect(write(built)).not.toBe('');
    }
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

  it('of a form are in no sample', () => {
    const data = login('application/x-www-form-urlencoded');
    const texts = Object.fromEntries(
      formFields(secretBody, {}).map(({name}) => [fieldId('form', name), 'hunter2']),
    );
    const shown = code(data, {...firstDraft(data), texts});
    expect(shown).toContain('YOUR_PASSWORD');
    expect(shown).toContain('YOUR_PIN');
    expect(shown.match(/password\W+hunter2/)).toBeNull();
  });
});

/** The same values make the same request in a code sample and in the console. */
import {describe, expect, it} from 'vitest';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import type {Operation, Specification} from '../../../../src/api-reference/model/openApiTypes';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {formText} from '../../../../src/samples/sampleBody';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import type {TextOrVariable} from '../../../../src/samples/textWithVariables';
import {buildRequest} from '../../../../src/api-reference/ui/TryIt/buildRequest';
import {firstDraft} from '../../../../src/api-reference/ui/TryIt/draft';
import {specifications} from '../../../../src/site/apis';
import {awkwardCases} from '../../../support/samples/awkward';

type Request = {target: string; headers: Record<string, string>; form?: string[]};

const host = 'https://api.example.com';

/** Nothing in it is a secret, whose place a variable has. */
const plain = (parts: TextOrVariable[]) => parts.map(String).join('');

/** Both sort the pairs: a form has the order of its schema in one, of the example in the other. */
const sorted = (form: string) => [...new URLSearchParams(form)].map((pair) => pair.join('=')).sort();

function inSample(operation: Operation): Request {
  const {url, headers, body} = sampleRequest({...operation, servers: [{url: host}], security: []});
  return {
    target: plain(url).replace(host, ''),
    headers: Object.fromEntries(headers.map(({name, value}) => [name, plain(value)])),
    ...(body?.kind === 'form' && {form: sorted(formText(body.fields))}),
  };
}

const info = {title: 'Test', version: '1.0.0'};

function inConsole(operation: Operation, specification: Specification = {info}): Request {
  const data = consoleData({specification}, 'test', operation);
  const {url, headers, body} = buildRequest(data, firstDraft(data), '', {headers: [], query: []});
  return {
    target: url,
    headers: Object.fromEntries(headers.filter(([name]) => !/^(accept|content-type)$/i.test(name))),
    ...(typeof body === 'string' && /form-urlencoded/.test(String(headers)) && {form: sorted(body)}),
  };
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** A value of no type is one of its example's. */
const typed = ({parameters = [], ...operation}: Operation): Operation => ({
  ...operation,
  parameters: parameters.map((parameter) => ({
    ...parameter,
    ...(!parameter.content && {schema: {type: typeOf(parameter.example)}}),
  })),
});

const media = (encoding?: object): Operation => ({
  method: 'post',
  path: '/x',
  requestBody: {
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: {a: {type: 'array', items: {type: 'string'}}, b: {type: 'object'}, c: {type: 'string'}},
        },
        example: {a: ['x y', 'z'], b: {d: 1, e: 2}, c: '&'},
        encoding: encoding as never,
      },
    },
  },
});

const styles = {a: {style: 'pipeDelimited', explode: false}, b: {style: 'deepObject', explode: true}};

const cases: [name: string, operation: Operation][] = [
  // Cookies are the browser's own.
  ...awkwardCases
    .filter(({operation, name}) => operation.parameters && name !== 'cookies')
    .map(({name, operation}): [string, Operation] => [name, operation]),
  ['a form', media()],
  ['a form with styles', media(styles)],
  ['a form with JSON', media({a: {contentType: 'application/json'}})],
];

describe('sample and console', () => {
  it.each(cases)('send the same: %s', (_, operation) => {
    expect(inConsole(typed({...operation, security: []}))).toEqual(inSample(operation));
  });

  it.each(specifications)('send the same for each operation of $file', async ({file}) => {
    const {operations, specification} = await readDocument(file);
    for (const operation of operations.filter(({kind}) => kind === 'operation'))
      expect(inConsole(operation, specification), operation.id).toEqual(inSample(operation));
    expect(operations.length).toBeGreaterThan(0);
  });
});

/** The small APIs, against which the programs of the pages run, answer as the typed operations say, and refuse what those lack. */
import {randomUUID} from 'node:crypto';
import {afterEach, describe, expect, it} from 'vitest';
import {apis} from '../../../src/content/operations';
import {addressOf} from '../../../src/content/operations/operationSamples';
import type {Api, Operation} from '../../../src/content/operations/types';
import {client, startFocusApi} from '../../support/focus-api';
import {fieldNames, operationOf} from '../../support/operations';
import {account, startTransactApi} from '../../support/transact-api';
import {sign} from '../../support/transact-rules';

const apiOf = (id: Api['id']) => apis.find((api) => api.id === id)!;

let close = () => Promise.resolve();
afterEach(() => close());

type Answer = {status: number; body: unknown};
type Headers = (request: {method: string; url: URL; body: string}) => Record<string, string>;

async function send(
  api: Api,
  operation: Operation,
  base: string,
  headersOf: Headers,
  value: object | undefined = operation.body?.example,
): Promise<Answer> {
  const url = new URL(addressOf(api, operation, base));
  const {method} = operation;
  const body = value ? JSON.stringify(value) : '';
  const headers = {...headersOf({method, url, body}), ...(body && {'Idempotency-Key': randomUUID()})};
  const response = await fetch(url, {method, headers, body: body || undefined});
  const text = await response.text();
  return {status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text};
}

describe('Transact', () => {
  const api = apiOf('transact');
  const signed: Headers = ({method, url, body}) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return {
      'X-Transact-Account': account.id,
      'X-Transact-Timestamp': timestamp,
      'X-Transact-Password': sign(account.secret, timestamp, `${method} ${url.pathname}`, body),
    };
  };

  it('answers each operation with the fields of its list', async () => {
    const started = await startTransactApi({card: '4111111111111111'});
    close = started.close;
    const call = (id: string, value?: object) =>
      send(api, operationOf('transact', id), started.api, signed, value);
    const asked = [
      'createSession',
      ...Array<string>(4).fill('readSession'),
      'createRefund',
      'readRefund',
      'listRefunds',
    ];
    for (const id of asked) {
      const {status, body} = await call(id);
      const {answer} = operationOf('transact', id);
      expect(status, id).toBe(answer.status);
      expect(Object.keys(body as object), id).toEqual(fieldNames(answer));
      expect(Object.keys(answer.example as object), id).toEqual(fieldNames(answer));
    }
  });

  it('refuses a field that the operation lacks', async () => {
    const started = await startTransactApi();
    close = started.close;
    for (const id of ['createSession', 'createRefund']) {
      const operation = operationOf('transact', id);
      const answer = await send(api, operation, started.api, signed, {
        ...operation.body?.example,
        colour: 'red',
      });
      expect(answer, id).toMatchObject({status: 400, body: {errors: [{pointer: '/colour'}]}});
    }
  });
});

describe('Focus', () => {
  const api = apiOf('focus');

  async function bearer(authUrl: string): Promise<Headers> {
    const answer = await fetch(`${authUrl}/oauth2/token`, {
      method: 'POST',
      headers: {Authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`},
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'focus.communications.read focus.exports.write focus.audit.read',
      }),
    });
    const {access_token} = (await answer.json()) as {access_token: string};
    return () => ({Authorization: `Bearer ${access_token}`});
  }

  it('answers with the statuses and the fields of the lists, and refuses a field that an export lacks', async () => {
    const started = await startFocusApi();
    close = started.close;
    const headers = await bearer(started.authUrl);
    const call = (id: string, value?: object) =>
      send(api, operationOf('focus', id), started.apiUrl, headers, value);
    await call('listCommunications'); // The first listing is answered with 429.
    for (const id of [
      'listCommunications',
      'readCommunication',
      'downloadMedia',
      'createExport',
      'listAuditEvents',
    ]) {
      const {status, body} = await call(id);
      const {answer} = operationOf('focus', id);
      expect(status, id).toBe(answer.status);
      if (typeof body !== 'object' || body === null || !('entity' in answer)) continue;
      const [entity] = 'items' in body ? (body.items as object[]) : [body];
      expect(
        Object.keys(entity ?? {}).filter((name) => !fieldNames(answer).includes(name)),
        id,
      ).toEqual([]);
    }
    const {example} = operationOf('focus', 'createExport').body!;
    expect(await call('createExport', {...example, colour: 'red'})).toMatchObject({status: 400});
  });
});

/** The small APIs, against which the programs of the pages run, answer as the typed operations say. */
import {randomUUID} from 'node:crypto';
import {expect, it, onTestFinished} from 'vitest';
import {apis} from '../../../src/content/operations';
import {addressOf} from '../../../src/content/operations/operationSamples';
import type {Api} from '../../../src/content/operations/types';
import {client, startFocusApi} from '../../support/focus-api';
import {fieldNames, operationOf} from '../../support/operations';
import {account, startTransactApi} from '../../support/transact-api';
import {sign} from '../../support/transact-rules';

type Headers = (request: {method: string; url: URL; body: string}) => Record<string, string>;

/** Sends the request of an operation, and expects the status and the fields of its list, no others. */
async function expectAnswer(api: Api['id'], id: string, base: string, headersOf: Headers): Promise<void> {
  const operation = operationOf(api, id);
  const {method, answer} = operation;
  const url = new URL(
    addressOf(
      apis.find((one) => one.id === api)!,
      operation,
      base,
    ),
  );
  const body = operation.body ? JSON.stringify(operation.body.example) : '';
  const headers = {...headersOf({method, url, body}), ...(body && {'Idempotency-Key': randomUUID()})};
  const response = await fetch(url, {method, headers, body: body || undefined});
  expect(response.status, id).toBe(answer.status);
  const text = await response.text();
  if (!text.startsWith('{') || !('entity' in answer || 'fields' in answer || 'like' in answer)) return;
  const given = JSON.parse(text) as {items?: object[]};
  const fields = Object.keys(given.items?.[0] ?? given);
  expect(
    fields.filter((name) => !fieldNames(answer).includes(name)),
    id,
  ).toEqual([]);
}

it('Transact', async () => {
  const started = await startTransactApi({card: '4111111111111111'});
  onTestFinished(() => started.close());
  const signed: Headers = ({method, url, body}) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return {
      'X-Transact-Account': account.id,
      'X-Transact-Timestamp': timestamp,
      'X-Transact-Password': sign(account.secret, timestamp, `${method} ${url.pathname}`, body),
    };
  };
  const asked = ['createSession', ...Array<string>(4).fill('readSession'), 'createRefund', 'readRefund'];
  for (const id of asked) await expectAnswer('transact', id, started.api, signed);
});

it('Focus', async () => {
  const started = await startFocusApi();
  onTestFinished(() => started.close());
  const token = await fetch(`${started.authUrl}/oauth2/token`, {
    method: 'POST',
    headers: {Authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`},
    body: new URLSearchParams({scope: 'focus.communications.read focus.exports.write focus.audit.read'}),
  });
  const {access_token} = (await token.json()) as {access_token: string};
  const bearer = {Authorization: `Bearer ${access_token}`};
  // The first listing is answered with 429.
  await fetch(`${started.apiUrl}/communications`, {headers: bearer});
  const asked = [
    'listCommunications',
    'readCommunication',
    'downloadMedia',
    'createExport',
    'listAuditEvents',
  ];
  for (const id of asked) await expectAnswer('focus', id, started.apiUrl, () => bearer);
});

import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {mockRelay} from '../../../src/cli/mock-relay';
import {specifications} from '../../../src/site/apis';
import {json, startServer} from '../../support/server';

const {id} = specifications[0]!;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const site = (port: number) =>
  listening(
    createServer((request, response) => {
      if (!mockRelay('/help/', port)(request, response)) response.writeHead(404).end('the site');
    }),
  );

it('passes a request on to the mock of its API, and leaves everything else to the site', async () => {
  const mock = await startServer(() => json(201, {name: 'Biscuit'}));
  onTestFinished(() => mock.close());
  const address = await site(Number(new URL(mock.url).port));
  const headers = {Authorization: 'Bearer x', 'Content-Type': 'application/json'};
  const call = {method: 'POST', headers, body: '{"name":"é"}'};
  const answer = await fetch(`${address}/help/api-mock/${id}/pet/7?a=b%20c`, call);
  expect([answer.status, await answer.json()]).toEqual([201, {name: 'Biscuit'}]);
  const {requests} = mock;
  expect(requests[0]).toMatchObject({method: 'POST', target: '/pet/7?a=b%20c', body: call.body});
  expect(requests[0]?.headers).toMatchObject({authorization: 'Bearer x'});

  for (const path of ['/help/', '/help/api-mock/none/pet', `/api-mock/${id}/pet`])
    expect((await fetch(address + path)).status, path).toBe(404);
  expect(requests).toHaveLength(1);
  const state = await fetch(`${address}/help/api-mock/${id}`);
  expect([state.status, await state.text()], 'the mock runs').toEqual([204, '']);
});

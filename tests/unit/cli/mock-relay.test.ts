import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';
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

async function mock() {
  const server = await startServer(() => json(201, {name: 'Biscuit'}));
  onTestFinished(() => server.close());
  return {...server, port: Number(new URL(server.url).port)};
}

describe('mockRelay', () => {
  it('passes method, path, query, headers and body on, and the answer back', async () => {
    const {port, requests} = await mock();
    const address = await site(port);
    const answer = await fetch(`${address}/help/api-mock/${id}/pet/7?a=b%20c`, {
      method: 'POST',
      headers: {Authorization: 'Bearer x', 'Content-Type': 'application/json'},
      body: '{"name":"é"}',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({name: 'Biscuit'});
    expect(requests[0]).toMatchObject({method: 'POST', target: '/pet/7?a=b%20c', body: '{"name":"é"}'});
    expect(requests[0]?.headers).toMatchObject({authorization: 'Bearer x', host: `localhost:${port}`});
  });

  it('says that a mock runs, and hands on nothing of what it answers', async () => {
    const {port, requests} = await mock();
    const answer = await fetch(`${await site(port)}/help/api-mock/${id}`);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(requests).toHaveLength(1);
  });

  it('leaves everything else to the site, and an API that there is not', async () => {
    const {port, requests} = await mock();
    const address = await site(port);
    for (const path of ['/help/', '/help/api-mock/', '/help/api-mock/none/pet', `/api-mock/${id}/pet`])
      expect((await fetch(address + path)).status, path).toBe(404);
    expect(requests).toEqual([]);
  });

  it('says what to start when no mock answers', async () => {
    const closed = createServer();
    await listening(closed);
    const {port} = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const address = await site(port);
    for (const path of ['', '/pet']) {
      const answer = await fetch(`${address}/help/api-mock/${id}${path}`);
      expect(answer.status).toBe(502);
      expect(await answer.text()).toMatch(/Remedy: run npm run api:mock/);
    }
  });
});

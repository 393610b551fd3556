/** Servers of a test over real HTTP, in the place of those that a specification names. */
import type {Page} from '@playwright/test';
import {startServer, type NoReply, type Received, type Reply, type Server} from '../support/server';
import {test} from './fixtures';
import {allowCalls, openConsole, serverOf, type Fixture} from './try-it';

/** The server that the consoles of the tests name. */
export const petServer = 'https://petstore.example.com/api/v3';
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': 'X-Left',
};

const servers: Server[] = [];

/** A server that answers preflights, and lets every page read its answers unless told otherwise. */
export async function serve(
  answer: (received: Received) => Reply | NoReply,
  headers: object = cors,
): Promise<Server> {
  const server = await startServer((received) => {
    if (received.method === 'OPTIONS') return {status: 204, headers: {...headers}};
    const reply = answer(received);
    return typeof reply === 'string' ? reply : {...reply, headers: {...reply.headers, ...headers}};
  });
  servers.push(server);
  return server;
}

/** Lets pages call servers of this machine, allows the noise of calls that fail, and closes the servers after a test. */
export function useServers(): void {
  test.use({permissions: ['local-network-access']});
  test.afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  test.beforeEach(({noise}) => {
    noise.allow(/127\.0\.0\.1|status of 4|net::ERR/);
  });
}

/** Opens a console whose server is this one, and chooses it; the policy allows calls to it. */
export async function openWith(page: Page, fixture: Fixture, {url}: Server, replace = {}): Promise<void> {
  await allowCalls(page, [url]);
  await openConsole(page, fixture, {[petServer]: url, ...replace});
  await serverOf(page).selectOption({index: 1});
}

export const sent = ({requests}: Server) => requests.filter(({method}) => method !== 'OPTIONS');

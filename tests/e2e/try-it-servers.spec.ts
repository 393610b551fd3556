/** 'Try it' with servers of its own over real HTTP: credentials, answers of all kinds, and what goes wrong. */
import type {Page} from '@playwright/test';
import {json, startServer, type NoReply, type Received, type Reply, type Server} from '../support/server';
import {expect, open, test, violations} from './fixtures';
import {consoleOf, openConsole, responseOf, rewire, send, serverOf} from './try-it';

const petServer = 'https://petstore.example.com/api/v3';
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': 'X-Left',
};

const servers: Server[] = [];

/** A server that answers preflights, and lets every page read its answers unless told otherwise. */
async function serve(
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

test.afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

test.beforeEach(({noise}) => {
  noise.allow(/127\.0\.0\.1|localhost:(?!3)|status of 4|net::ERR/);
});

/** Opens an operation of the pet store whose server is this one, and chooses it. */
async function openWith(page: Page, operation: string, {url}: Server, replace = {}): Promise<void> {
  await rewire(page, {[petServer]: url, ...replace}, [url]);
  await openConsole(page, `/docs/api/petstore/${operation}`);
  await serverOf(page).selectOption({index: 1});
}

const outcome = (page: Page) => responseOf(page).getByRole('status');
const sent = ({requests}: Server) => requests.filter(({method}) => method !== 'OPTIONS');

test('server: the request arrives as it is shown, and the answer is shown in full', async ({page}) => {
  const server = await serve(() => ({
    ...json(200, {id: 7, name: 'Tom'}),
    headers: {'Content-Type': 'application/json', 'X-Left': '59'},
  }));
  await openWith(page, 'add-pet', server);
  await consoleOf(page).getByLabel('Access token').fill('secret-token');
  await consoleOf(page).getByRole('textbox', {name: 'Body'}).fill('{"name":"Tom","photoUrls":[]}');
  await send(page);
  await expect(outcome(page)).toContainText(/200.* \d+ ms, 21 bytes/);
  await expect(outcome(page)).toContainText('The pet was added.');
  await expect(responseOf(page)).toContainText('"id": 7');
  await responseOf(page)
    .getByText(/\d headers/)
    .click();
  await expect(responseOf(page)).toContainText('x-left');
  const [request] = sent(server);
  expect(request).toMatchObject({method: 'POST', path: '/pet', body: '{"name":"Tom","photoUrls":[]}'});
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'content-type': 'application/json',
    accept: 'application/json',
  });
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.referer).toBeUndefined();
});

test('server: an error of the server is an answer like any other', async ({page}) => {
  const server = await serve(() => json(404, {code: 'not_found'}));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(outcome(page)).toContainText('404');
  await expect(responseOf(page)).toContainText('"code": "not_found"');
});

test('server: markup is shown as text and never becomes part of the page', async ({page}) => {
  const server = await serve(() => ({
    status: 200,
    headers: {'Content-Type': 'text/html'},
    body: '<img src=x onerror="document.title=\'owned\'"><h1>Hello</h1>',
  }));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(responseOf(page)).toContainText('<h1>Hello</h1>');
  await expect(responseOf(page).getByRole('heading')).toHaveCount(0);
  await expect(page).not.toHaveTitle('owned');
});

test('server: a picture is shown, other bytes are offered as a file', async ({page}) => {
  let reply: Reply = {
    status: 200,
    headers: {'Content-Type': 'image/svg+xml'},
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  };
  const server = await serve(() => reply);
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  const picture = responseOf(page).getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  reply = {status: 200, headers: {'Content-Type': 'application/zip'}, body: 'PK'};
  await send(page);
  const download = page.waitForEvent('download');
  await responseOf(page).getByRole('link', {name: 'Download the body'}).click();
  expect((await download).suggestedFilename()).toBe('response');
});

test('server: one that forbids calls from pages is told apart from nothing, and says what to do', async ({
  page,
}) => {
  const server = await serve(() => json(200, {}), {});
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(outcome(page)).toContainText('(CORS), or it cannot be reached');
  await expect(outcome(page)).toContainText('Use the code sample');
  await expect(outcome(page)).toContainText('npm run api:mock');
  expect(await violations(page)).toEqual([]);
});

test('server: a call that the policy of the site forbids is told as such', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await rewire(page, {[petServer]: server.url}, []);
  await openConsole(page, '/docs/api/petstore/get-pet-by-id');
  await serverOf(page).selectOption({index: 1});
  await send(page);
  await expect(outcome(page)).toContainText('The security policy of this site does not allow calls to');
  expect(server.requests).toEqual([]);
});

test('server: without a connection the reader is told that nothing was sent', async ({page, context}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'get-pet-by-id', server);
  await context.setOffline(true);
  await send(page);
  await expect(outcome(page)).toContainText('This device is offline');
});

test('server: a request can be cancelled', async ({page}) => {
  const server = await serve(() => 'hang');
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(outcome(page)).toContainText('Cancelled.');
  await expect(consoleOf(page).getByRole('button', {name: 'Send'})).toBeVisible();
});

test('server: one that never answers is given up', async ({page}) => {
  const server = await serve(() => 'hang');
  await page.clock.install();
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect.poll(() => sent(server).length).toBe(1);
  await page.clock.runFor(31_000);
  await expect(outcome(page)).toContainText('No answer within 30 seconds.');
});

test('credentials: a token is fetched for a client, with the scopes of the operation', async ({page}) => {
  const server = await serve(({path}) =>
    path === '/token' ? json(200, {access_token: 'fetched-token', token_type: 'Bearer'}) : json(200, []),
  );
  await openWith(page, 'find-pets-by-status', server, {
    '"authorizationCode":': '"clientCredentials":',
    'https://petstore.example.com/oauth/token': `${server.url}/token`,
  });
  const console = consoleOf(page);
  await console.getByLabel('Client id').fill('the-client');
  await console.getByLabel('Client secret').fill('the-secret');
  await expect(console.getByLabel('Scopes')).toHaveValue('write:pets read:pets');
  expect(await violations(page)).toEqual([]);
  await console.getByLabel('Client secret').press('Enter');
  await expect(console.getByText('The token is in place.')).toBeVisible();
  await send(page);
  await expect(outcome(page)).toContainText('200');
  const [token, call] = sent(server);
  expect(token).toMatchObject({
    method: 'POST',
    body: 'grant_type=client_credentials&scope=write%3Apets+read%3Apets',
  });
  expect(atob(token?.headers.authorization?.slice(6) ?? '')).toBe('the-client:the-secret');
  expect(call?.headers.authorization).toBe('Bearer fetched-token');
});

test('credentials: the words of a token server that refuses are shown', async ({page}) => {
  const server = await serve(() =>
    json(401, {error: 'invalid_client', error_description: 'No such client.'}),
  );
  await openWith(page, 'find-pets-by-status', server, {
    '"authorizationCode":': '"clientCredentials":',
    'https://petstore.example.com/oauth/token': `${server.url}/token`,
  });
  await consoleOf(page).getByRole('button', {name: 'Get a token'}).click();
  await expect(consoleOf(page).getByText('No token: status 401, No such client.')).toBeVisible();
});

test('credentials: a key in the address is sent, and hidden where the address is shown', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'get-inventory', server, {
    '"in":"header","name":"api_key"': '"in":"query","name":"api_key"',
  });
  await consoleOf(page).getByLabel('API key').fill('secret-key');
  await expect(consoleOf(page)).toContainText('api_key=***');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(sent(server)[0]?.query).toEqual({api_key: 'secret-key'});
});

/** Everything that a page can leave behind in a browser. */
function leftBehind(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      document.cookie,
      (await indexedDB.databases()).map(({name}) => name),
      await caches.keys(),
      history.state,
      location.href,
    ]),
  );
}

test('credentials: shared by the operations of an API, in memory alone', async ({page, context}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'add-pet', server);
  await consoleOf(page).getByLabel('Access token').fill('secret-token');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await page.getByRole('link', {name: 'Update a pet', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Update a pet');
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(serverOf(page)).toHaveValue(server.url);
  await expect(consoleOf(page).getByLabel('Access token')).toHaveValue('secret-token');

  const traces = await leftBehind(page);
  expect(traces).toContain('/docs/api/petstore/update-pet');
  expect(traces).not.toContain('secret');
  expect(JSON.stringify(await context.storageState({indexedDB: true}))).not.toContain('secret');

  await page.reload();
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(serverOf(page)).toHaveValue('');
  await serverOf(page).selectOption({index: 1});
  await expect(consoleOf(page).getByLabel('Access token')).toHaveValue('');
});

test('layout: nothing moves but at the reader’s hand, however late console and answer come', async ({
  page,
}) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  const server = await startServer(() => ({
    ...json(200, Array(50).fill({a: 1})),
    headers: {...cors, 'Content-Type': 'application/json'},
  }));
  servers.push(server);
  await rewire(page, {[petServer]: server.url}, [server.url]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, '/docs/api/petstore/get-pet-by-id');
  await page.waitForLoadState('networkidle');
  /** Chromium pardons what moves within half a second of an input; the wait is over when a frame after it was drawn. */
  const pardonIsOver = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await page.route('**/assets/js/*.js', async (route) => {
    await late;
    await route.fallback();
  });
  await page.getByRole('button', {name: 'Try it'}).click();
  await pardonIsOver();
  release();
  await serverOf(page).selectOption({index: 1});
  await page.route(`${server.url}/**`, async (route) => {
    await pardonIsOver();
    await route.continue();
  });
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await pardonIsOver();
  const total = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((a, b) => a + b, 0),
  );
  console.log(`layout shift ${total.toFixed(4)}`);
  expect(total).toBeLessThan(0.01);
});

/** The credentials of 'Try it': how each kind is sent, where tokens come from, and that nothing keeps them unasked. */
import type {Page} from '@playwright/test';
import {json} from '../support/server';
import {operationWithBody, pageAt} from '../support/scenes';
import {expect, test, violations} from './fixtures';
import {consoleOf, send, serveConsole, serverOf} from './try-it';
import {openWith, outcome, sent, serve, useServers} from './try-it-server';

/** An operation beside the one whose page is opened. */
const next = operationWithBody().next!.to;

useServers();

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
  expect(token?.method).toBe('POST');
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: 'client_credentials',
    scope: 'write:pets read:pets',
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
  const get = consoleOf(page).getByRole('button', {name: 'Get a token'});
  await get.click();
  await expect(consoleOf(page).getByText('Type the client id first.')).toBeVisible();
  await consoleOf(page).getByLabel('Client id').fill('nobody');
  await get.click();
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

test('credentials: the token of an answer is taken for its API, and offered to others', async ({page}) => {
  const server = await serve(() => json(200, {access_token: 'answered-token', token_type: 'Bearer'}));
  await openWith(page, 'create-token', server, {'https://auth.example.com': server.url});
  await send(page);
  await consoleOf(page).getByRole('button', {name: 'Use this answer as the token'}).click();
  await expect(consoleOf(page).getByText('Requests of this API have it')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await serveConsole(page, 'get-me', {'https://auth.example.com': server.url});
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${next}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next).title);
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page).getByLabel('Bearer token')).toHaveValue('answered-token');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(sent(server).at(-1)?.headers.authorization).toBe('Bearer answered-token');
});

test('credentials: kept in the tab when the reader says so, and gone when they say no', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'get-inventory', server);
  const keep = consoleOf(page).getByLabel('Keep credentials in this tab');
  await consoleOf(page).getByLabel('API key').fill('secret-key');
  await keep.check();
  expect(await leftBehind(page)).toContain('secret-key');
  await page.reload();
  await page.getByRole('button', {name: 'Try it'}).click();
  await serverOf(page).selectOption({index: 1});
  await expect(consoleOf(page).getByLabel('API key')).toHaveValue('secret-key');
  await expect(keep).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await keep.uncheck();
  expect(await leftBehind(page)).not.toContain('secret');
});

for (const found of ['{', '[]', '{"secret a b key": 7}']) {
  test(`credentials: storage that holds ${found} does no harm`, async ({page}) => {
    await page.addInitScript((text) => sessionStorage.setItem('help-hub.credentials', text), found);
    await openWith(page, 'get-inventory', await serve(() => json(200, {})));
    await expect(consoleOf(page).getByLabel('API key')).toHaveValue('');
  });
}

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
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${next}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next).title);
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(serverOf(page)).toHaveValue(server.url);
  await expect(consoleOf(page).getByLabel('Access token')).toHaveValue('secret-token');

  const traces = await leftBehind(page);
  expect(traces).toContain(next);
  expect(traces).not.toContain('secret');
  expect(JSON.stringify(await context.storageState({indexedDB: true}))).not.toContain('secret');

  await page.reload();
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(serverOf(page)).toHaveValue('');
  await serverOf(page).selectOption({index: 1});
  await expect(consoleOf(page).getByLabel('Access token')).toHaveValue('');
});

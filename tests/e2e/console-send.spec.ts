/** 'Try it' with servers over real HTTP: what is sent, answers of all kinds, what goes wrong, and what is kept of secrets. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AnswerSchemas} from '../../src/api-reference/console/consoleData';
import {json, type Reply} from '../support/server';
import {expect, test, violations} from './fixtures';
import {bodyOf, consoleOf, openConsole, openSettings, outcome, responseOf, send, serverOf} from './try-it';
import {openWith, petServer, sent, serve, useServers} from './try-it-server';

useServers();

test('send: missing credentials are told before; the request arrives as it is shown, and the answer is shown in full', async ({
  page,
}) => {
  const server = await serve(({headers}) =>
    headers.authorization
      ? {
          ...json(200, {id: 7, name: 'Tom'}),
          headers: {'Content-Type': 'application/json', 'X-Left': '59'},
        }
      : json(401, {code: 'unauthorised'}),
  );
  await openWith(page, 'add-pet', server);
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect(consoleOf(page)).toContainText(
    'Nothing was sent: the credentials of petstore_auth are missing',
  );
  await expect(consoleOf(page).getByLabel('Access token')).toBeFocused();
  expect(sent(server)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await openSettings(page, false);
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect(consoleOf(page).getByLabel('Access token')).toBeFocused();
  await consoleOf(page).getByRole('button', {name: 'Send anyway'}).click();
  await expect(outcome(page)).toContainText('401');
  await expect(outcome(page)).toBeInViewport();
  await expect(consoleOf(page).getByRole('button', {name: 'Send', exact: true})).toBeFocused();
  await consoleOf(page).getByLabel('Access token').fill('secret-token');
  await bodyOf(page).fill('{"name":"Tom","photoUrls":[]}');
  await send(page);
  await expect(outcome(page)).toContainText(/200.* \d+ ms, 21 bytes/);
  await expect(outcome(page)).toContainText('The pet was added.');
  await expect(responseOf(page)).toContainText('"id": 7');
  await responseOf(page)
    .getByText(/\d headers/)
    .click();
  await expect(responseOf(page)).toContainText('x-left');
  const request = sent(server).at(-1);
  expect(request).toMatchObject({method: 'POST', path: '/pet', body: '{"name":"Tom","photoUrls":[]}'});
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'content-type': 'application/json',
    accept: 'application/json',
  });
  expect(request?.headers.referer).toBeUndefined();
});

test('send: a form shows the fields of the chosen alternative, and sends no others', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'create-token', server, {'https://auth.example.com': server.url});
  const grant = consoleOf(page).getByLabel('grant_type');
  await grant.selectOption('authorization_code');
  await expect(consoleOf(page).getByLabel('code_verifier')).toBeVisible();
  await grant.selectOption('refresh_token');
  await expect(consoleOf(page).getByLabel('code_verifier')).toBeHidden();
  await send(page);
  await expect(consoleOf(page).getByLabel('refresh_token')).toHaveAccessibleDescription('Is required.');
  await consoleOf(page).getByLabel('refresh_token').fill('the-token');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(Object.fromEntries(new URLSearchParams(sent(server)[0]?.body))).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'the-token',
  });
});

test('send: a file goes as it is, with its type, and another one is another request', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'upload-file', server);
  const file = consoleOf(page).locator('input[type="file"]');
  const picture = {name: 'pet.png', mimeType: 'image/png', buffer: Buffer.from('bytes of a picture')};
  await file.setInputFiles(picture);
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await expect(outcome(page)).not.toContainText('The request has changed');
  await file.setInputFiles({...picture, name: 'dog.png'});
  await expect(outcome(page)).toContainText('The request has changed since this response.');
  expect(sent(server)[0]).toMatchObject({method: 'POST', body: 'bytes of a picture'});
});

test('answer: markup is text, a picture is shown, other bytes are a file', async ({page}) => {
  let reply: Reply = {
    status: 200,
    headers: {'Content-Type': 'text/html'},
    body: '<img src=x onerror="document.title=\'owned\'"><h1>Hello</h1>',
  };
  const server = await serve(() => reply);
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(responseOf(page)).toContainText('<h1>Hello</h1>');
  await expect(responseOf(page).getByRole('heading')).toHaveCount(0);
  await expect(page).not.toHaveTitle('owned');
  reply = {
    status: 200,
    headers: {'Content-Type': 'image/svg+xml'},
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  };
  await send(page);
  const picture = responseOf(page).getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  reply = {status: 200, headers: {'Content-Type': 'application/zip'}, body: 'PK'};
  await send(page);
  const download = page.waitForEvent('download');
  await responseOf(page).getByRole('link', {name: 'Download it'}).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('PK');
});

test('answer: what differs from the document is listed', async ({page}) => {
  const schemas: AnswerSchemas = {
    answers: {200: {'application/json': {required: ['id'], properties: {id: {type: 'integer'}}}}},
    $defs: {},
  };
  const server = await serve(() => json(200, {id: 'ten'}));
  await page.route('**/assets/api/*.answers.*.json', (route) => route.fulfill({json: schemas}));
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(outcome(page).getByRole('listitem')).toHaveText(['id Must be a whole number.']);
  expect(await violations(page)).toEqual([]);
});

test('answer: one that does not end can be cancelled, and what had arrived is shown', async ({page}) => {
  async function* body() {
    yield 'data: first\n\n';
    await new Promise(() => {});
  }
  const server = await serve(() => ({
    status: 200,
    headers: {'Content-Type': 'text/event-stream'},
    body: body(),
  }));
  await openWith(page, 'get-pet-by-id', server);
  const answered = page.waitForResponse((response) => response.url().startsWith(server.url));
  await send(page);
  await answered;
  // Nothing in the page tells that the first part has come, right after the headers.
  await page.waitForTimeout(500);
  await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(outcome(page)).toContainText('Cancelled. This is what had arrived.');
  await expect(responseOf(page)).toContainText('data: first');
});

test('failure: a server that forbids calls from pages, and the reason that a page cannot know', async ({
  page,
}) => {
  const server = await serve(() => json(200, {}), {});
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await expect(outcome(page)).toContainText('(CORS), or it cannot be reached');
  await expect(outcome(page)).toContainText('Use the code sample');
  expect(await violations(page)).toEqual([]);
});

test('failure: a call that the policy of the site forbids, and an address of one’s own', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openConsole(page, 'get-pet-by-id', {[petServer]: server.url});
  await serverOf(page).selectOption({index: 1});
  await send(page);
  await expect(outcome(page)).toContainText('The security policy of this site does not allow calls to');
  expect(server.requests).toEqual([]);
  await serverOf(page).selectOption({label: 'Another address…'});
  const address = consoleOf(page).getByLabel('Base address, without the path');
  await address.fill('https://staging.example.org/v9');
  await expect(address).toHaveAccessibleDescription(
    /The security policy of this site allows calls to .* only/,
  );
});

test('failure: without a connection, without an answer, and given up by the reader', async ({
  page,
  context,
}) => {
  const server = await serve(() => 'hang');
  await page.clock.install();
  await openWith(page, 'get-pet-by-id', server);
  await send(page);
  await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(outcome(page)).toContainText('Cancelled.');
  await send(page);
  await expect.poll(() => sent(server).length).toBe(2);
  await page.clock.runFor(31_000);
  await expect(outcome(page)).toContainText('No response within 30 seconds.');
  await context.setOffline(true);
  await send(page);
  await expect(outcome(page)).toContainText('This device is offline');
});

/** Everything that a page can leave behind in a browser. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      {...localStorage},
      {...sessionStorage},
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      location.href,
    ]),
  );

test('secrets: nothing shows or keeps them unless the reader says so, and then the tab alone', async ({
  page,
}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'get-inventory', server, {
    '"in":"header","name":"api_key"': '"in":"query","name":"api_key"',
  });
  const keep = consoleOf(page).getByLabel('Keep credentials in this tab');
  await consoleOf(page).getByLabel('API key').fill('secret-key');
  await expect(consoleOf(page)).toContainText('api_key=***');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(sent(server)[0]?.query).toEqual({api_key: 'secret-key'});
  expect(await leftBehind(page)).not.toContain('secret');
  await keep.check();
  expect(await leftBehind(page)).toContain('secret-key');
  await page.reload();
  await page.getByRole('button', {name: 'Try it'}).click();
  await openSettings(page);
  await serverOf(page).selectOption({index: 1});
  await expect(consoleOf(page).getByLabel('API key')).toHaveValue('secret-key');
  await keep.uncheck();
  expect(await leftBehind(page)).not.toContain('secret');
});

test('token: client credentials get one, which requests have, and a refusal is told', async ({page}) => {
  let answer = json(401, {error: 'invalid_client', error_description: 'Unknown client.'});
  const server = await serve(({path}) => (path === '/oauth/token' ? answer : json(200, [])));
  await openWith(page, 'find-pets-by-status', server, {
    'https://petstore.example.com/oauth': `${server.url}/oauth`,
    '"authorizationCode":': '"clientCredentials":',
  });
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  await consoleOf(page).getByLabel('Client secret').fill('the secret');
  await consoleOf(page).getByRole('button', {name: 'Get a token'}).click();
  await expect(consoleOf(page)).toContainText('No token: status 401, Unknown client.');
  answer = json(200, {access_token: 'the-token', token_type: 'bearer'});
  await consoleOf(page).getByLabel('Client secret').press('Enter');
  await expect(consoleOf(page).getByText('Your requests now use the new token.')).toBeVisible();
  expect(sent(server).at(-1)).toMatchObject({
    body: 'grant_type=client_credentials&scope=write%3Apets+read%3Apets',
    headers: {authorization: `Basic ${btoa('the-client:the+secret')}`},
  });
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(sent(server).at(-1)?.headers.authorization).toBe('Bearer the-token');
});

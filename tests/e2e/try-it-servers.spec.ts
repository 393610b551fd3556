/** 'Try it' with servers over real HTTP: what is sent, answers of all kinds, and what goes wrong. */
import {json, type Reply} from '../support/server';
import {expect, test, violations} from './fixtures';
import {consoleOf, openConsole, responseOf, send, serverOf} from './try-it';
import {openWith, outcome, petServer, sent, serve, useServers} from './try-it-server';

useServers();

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
  await responseOf(page).getByRole('link', {name: 'Download 10.zip'}).click();
  expect((await download).suggestedFilename()).toBe('10.zip');
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
  await openConsole(page, 'get-pet-by-id', {[petServer]: server.url});
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

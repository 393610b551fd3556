/** A request in the console: shared as a link, kept for the visit, sent by keys, repeated and compared. */
import {json} from '../support/server';
import {expect, hydrated, test, violations} from './fixtures';
import {consoleOf, consolePage, openConsole, responseOf, send, serveConsole, serverOf} from './try-it';
import {openWith, outcome, sent, serve, useServers} from './try-it-server';

type Page = Parameters<typeof hydrated>[0];

const bodyOf = (page: Page) => consoleOf(page).getByRole('textbox', {name: 'Body'});
const rex = '{"name": "Rex of the test", "photoUrls": []}';
const tryIt = (page: Page) => page.getByRole('button', {name: 'Try it'}).click();

useServers();

test('link: it opens the page with the same request, and holds no secret', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, 'add-pet');
  await bodyOf(page).fill('{"name": "Rex of the test", "photoUrls": [], "password": "hunter2"}');
  await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(consoleOf(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, written = ''] = /#try=1\.(.+)$/.exec(link) ?? [];
  expect(Buffer.from(written, 'base64url').toString()).not.toContain('hunter2');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(bodyOf(page)).toHaveValue(/Rex of the test/);
  expect(new URL(page.url()).hash).toBe('');
});

for (const bad of ['#try=9.e30', '#try=1.~~~', '#try=1.bm90IGpzb24'])
  test(`link: ${bad} is told, and the console works`, async ({page}) => {
    await serveConsole(page, 'add-pet');
    await page.goto(consolePage + bad);
    await expect(consoleOf(page)).toContainText('The request of this link cannot be read');
    await send(page);
    await expect(outcome(page)).toContainText('200');
  });

test('draft: it survives leaving, Back and a reload, and Reset takes it away', async ({page}) => {
  await openConsole(page, 'add-pet');
  const first = await bodyOf(page).inputValue();
  await bodyOf(page).fill(rex);
  await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
  await expect(consoleOf(page)).toHaveCount(0);
  await page.goBack();
  await tryIt(page);
  await expect(bodyOf(page)).toHaveValue(rex);
  await page.reload();
  await hydrated(page);
  await tryIt(page);
  await expect(bodyOf(page)).toHaveValue(rex);
  await consoleOf(page).getByRole('button', {name: 'Reset'}).click();
  await expect(bodyOf(page)).toHaveValue(first);
  await page.reload();
  await hydrated(page);
  await tryIt(page);
  await expect(bodyOf(page)).toHaveValue(first);
});

test('draft: secrets are in no storage', async ({page}) => {
  await openConsole(page, 'add-pet');
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Access token').fill('token-of-the-test');
  await bodyOf(page).fill('{"name": "Rex of the test", "photoUrls": [], "password": "hunter2"}');
  const stored = () => page.evaluate(() => JSON.stringify([{...sessionStorage}, {...localStorage}]));
  await expect.poll(stored).toContain('1.');
  const texts = (await stored()).match(/1\.[\w-]{8,}/g) ?? [];
  const content = texts.map((text) => Buffer.from(text.slice(2), 'base64url').toString()).join();
  expect(content).toContain('Rex of the test');
  expect(content + (await stored())).not.toMatch(/hunter2|token-of-the-test/);
});

for (const key of ['Control+Enter', 'Meta+Enter'])
  test(`keys: ${key} sends from a field`, async ({page}) => {
    await openConsole(page, 'add-pet');
    await bodyOf(page).fill(rex);
    await bodyOf(page).press(key);
    await expect(outcome(page)).toContainText('200');
  });

test('credentials: what is missing is said before anything is sent, and can be sent anyway', async ({
  page,
}) => {
  const server = await serve(() => json(401, {code: 'unauthorised'}));
  await openWith(page, 'add-pet', server);
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect(consoleOf(page)).toContainText(
    'Nothing was sent: the credentials of petstore_auth are missing',
  );
  expect(sent(server)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await consoleOf(page).getByRole('button', {name: 'Send anyway'}).click();
  await expect(outcome(page)).toContainText('401');
  expect(sent(server)).toHaveLength(1);
});

test('history: calls of the visit are listed, compared and repeated', async ({page}) => {
  await openConsole(page, 'add-pet');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await bodyOf(page).fill(rex);
  await consoleOf(page).getByLabel('Answer', {exact: true}).selectOption({label: '429'});
  await send(page);
  await expect(outcome(page)).toContainText('429');
  await consoleOf(page).getByText('2 requests of this visit').click();
  const calls = consoleOf(page).getByRole('checkbox');
  await expect(calls).toHaveCount(2);
  for (const call of await calls.all()) await call.check();
  await expect(consoleOf(page).getByText(/^The requests differ in .+ The answers differ in/)).toBeVisible();
  const removed = consoleOf(page).getByRole('deletion');
  await expect(removed.filter({hasText: 'Biscuit'}).first()).toBeVisible();
  await expect(removed.filter({hasText: 'Rex of the test'})).toHaveCount(0);
  await expect(
    consoleOf(page).getByRole('insertion').filter({hasText: 'Rex of the test'}).first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await consoleOf(page).getByRole('link', {name: 'Repeat'}).last().click();
  await expect(bodyOf(page)).toHaveValue(/Biscuit/);
  await page.reload();
  await hydrated(page);
  await tryIt(page);
  await expect(consoleOf(page).getByText('2 requests of this visit')).toBeVisible();
});

test('servers: an address of one’s own is kept, and the policy is told before anything is sent', async ({
  page,
}) => {
  await openConsole(page, 'get-pet-by-id');
  await serverOf(page).selectOption({label: 'Another address…'});
  await send(page);
  const address = consoleOf(page).getByLabel('Base address, without the path');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Must be an address such as/);
  await address.fill('https://staging.example.org/v9');
  await expect(address).toHaveAccessibleDescription(
    /The security policy of this site allows calls to .* only/,
  );
  await expect(page.getByRole('main').locator('pre:visible').first()).toContainText('staging.example.org/v9');
  await page.reload();
  await hydrated(page);
  await tryIt(page);
  await serverOf(page).selectOption({label: 'Another address…'});
  await expect(address).toHaveValue('https://staging.example.org/v9');
});

test('history: a comparison that cannot be loaded is told', async ({page, noise}) => {
  noise.allow(/assets\/js|ERR_FAILED|ChunkLoadError/);
  await openConsole(page, 'add-pet');
  for (const status of ['200', '429']) {
    await send(page);
    await expect(outcome(page)).toContainText(status);
    await consoleOf(page).getByLabel('Answer', {exact: true}).selectOption({label: '429'});
  }
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await consoleOf(page).getByText('2 requests of this visit').click();
  for (const call of await consoleOf(page).getByRole('checkbox').all()) await call.check();
  await expect(consoleOf(page).getByText('The comparison could not be loaded.')).toBeVisible();
});

test('servers: on this machine the local mock is a choice, under the address of the site', async ({
  page,
  noise,
}) => {
  noise.allow(/status (of )?404/);
  let status = 404;
  await page.route('**/api-mock/*', (route) => route.fulfill({status}));
  await page.route('**/api-mock/*/**', (route) => route.fulfill({json: {id: 7, name: 'From the mock'}}));
  await openConsole(page, 'get-pet-by-id');
  await serverOf(page).selectOption({label: 'Local mock (npm run api:mock)'});
  await expect(consoleOf(page).getByText('The mock does not answer.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  status = 204;
  await consoleOf(page).getByRole('button', {name: 'Ask again'}).click();
  await expect(consoleOf(page).getByText('The mock answers:')).toBeVisible();
  await send(page);
  await expect(responseOf(page)).toContainText('From the mock');
});

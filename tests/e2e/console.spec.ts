/** 'Try it' in the page: what is downloaded and when, examples, checks, keys, and what is kept of a visit. */
import type {Response} from '@playwright/test';
import {sum} from '../bench/statistics';
import {colourViolations, connect, expect, hydrated, open, test, violations} from './fixtures';
import {
  bodyOf,
  consoleOf,
  consolePage,
  openConsole,
  outcome,
  responseOf,
  send,
  serveConsole,
  serverOf,
} from './try-it';

type Page = Parameters<typeof open>[0];

const rex = '{"name": "Rex of the test", "photoUrls": []}';
const tryIt = (page: Page) => page.getByRole('button', {name: 'Try it'}).click();

/** Bytes of the console with its data; the colours of an answer come with the first one. */
const heaviest = 27_648;

test('console: it is downloaded at the first click, not before; one that fails says so, and comes at the next', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const files = () => responses.map((response) => new URL(response.url()).pathname);
  // Nothing comes ahead, so all that comes is of the console.
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, consolePage);
  const own = [/\/css\/console\.\w+\.css$/, /\/api\/[\w-]+\.console\.\w+\.json$/];
  expect(files().filter((file) => own.some((pattern) => pattern.test(file)))).toEqual([]);
  responses.length = 0;
  await page.route('**/assets/{js,api}/*', (route) => route.abort());
  await tryIt(page);
  await expect(page.getByRole('alert')).toContainText('could not be downloaded');
  await page.unroute('**/assets/{js,api}/*');
  await tryIt(page);
  await expect(consoleOf(page)).toBeVisible();
  for (const file of own) expect(files()).toContainEqual(expect.stringMatching(file));
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  expect(sum(sizes.map(({responseBodySize}) => responseBodySize))).toBeLessThanOrEqual(heaviest);
});

test('console: the first server answers from the examples, without a connection', async ({
  page,
  context,
  noise,
}) => {
  // Its colours would come with the first answer.
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  // Nothing comes ahead, so nothing is on its way when the connection goes.
  await connect(page, {saveData: true, effectiveType: '4g'});
  await openConsole(page, 'add-pet');
  await context.setOffline(true);
  await expect(serverOf(page).getByRole('option').first()).toHaveText('Example responses');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await expect(responseOf(page)).toContainText('"name": "Biscuit"');
  await consoleOf(page).getByLabel('Example response', {exact: true}).selectOption({label: '429'});
  await send(page);
  await expect(outcome(page)).toContainText('429');
  await responseOf(page).getByText('headers').click();
  await expect(responseOf(page)).toContainText('Retry-After');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 780}});

  test('console: no field is so small that Safari enlarges the page for it', async ({page}) => {
    await openConsole(page, 'add-pet');
    await serverOf(page).selectOption({index: 1});
    await expect(consoleOf(page).getByLabel('Access token')).toBeVisible();
    const sizes = await consoleOf(page)
      .locator(':is(select, textarea, input:not([type="checkbox"]))')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    // Server, token, example and body.
    expect(sizes).toHaveLength(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test('console: a wrong body is told beside its editor, which gets the focus', async ({page}) => {
  await openConsole(page, 'add-pet');
  await bodyOf(page).fill('{"name": "",\n"tags": [{"id": "x"}]}');
  await send(page);
  await expect(bodyOf(page)).toBeFocused();
  await expect(bodyOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(bodyOf(page)).toHaveAccessibleDescription(
    /photoUrls: Is required\..*Line 1: name: Must have at least 1 character\..*Line 2: tags\[0\]\.id: Must be a whole number\./s,
  );
  await expect(responseOf(page)).not.toContainText('200');
  await bodyOf(page).fill(rex);
  await expect(bodyOf(page)).not.toHaveAttribute('aria-invalid');
});

test('console: JSON is filled in as fields, which change its text', async ({page}) => {
  await openConsole(page, 'add-pet');
  const fields = consoleOf(page).getByRole('button', {name: 'Fill in fields'});
  await fields.click();
  await consoleOf(page).getByLabel('name').first().fill('Rex');
  await consoleOf(page).getByRole('button', {name: 'Add to tags'}).click();
  const tag = consoleOf(page)
    .getByRole('group', {name: /^tags \d/})
    .last();
  await tag.getByLabel('id').fill('x');
  await send(page);
  await expect(tag.getByLabel('id')).toHaveAccessibleDescription(/Must be a whole number\./);
  await tag.getByLabel('id').fill('7');
  expect(await violations(page)).toEqual([]);
  await fields.click();
  const value = JSON.parse(await bodyOf(page).inputValue()) as {name: string; tags: unknown[]};
  expect(value.name).toBe('Rex');
  expect(value.tags.at(-1)).toEqual({id: 7});
});

test('keys: Tab reaches every control, Enter and Control+Enter send, Escape closes and gives the focus back', async ({
  page,
}) => {
  await serveConsole(page, 'add-pet');
  await open(page, consolePage);
  const button = page.getByRole('button', {name: 'Try it'});
  await button.press('Enter');
  await expect(consoleOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(consoleOf(page).locator('summary:focus')).toContainText('Server and credentials');
  for (const name of ['Start from the example', 'Fill in fields', 'Body', 'Reset', 'Send']) {
    await page.keyboard.press('Tab');
    await expect(consoleOf(page).locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  await bodyOf(page).fill(rex);
  await bodyOf(page).press('Control+Enter');
  await expect(outcome(page)).toContainText('200');
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bodyOf(page)).toHaveValue(rex);
  await consoleOf(page).getByRole('button', {name: 'Send'}).press('Enter');
  await expect(outcome(page)).toContainText('200');
});

test('visit: the draft survives a reload without its secrets, and Reset takes it away', async ({page}) => {
  await openConsole(page, 'add-pet');
  const first = await bodyOf(page).inputValue();
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Access token').fill('token-of-the-test');
  await bodyOf(page).fill('{"name": "Rex of the test", "photoUrls": [], "password": "hunter2"}');
  const stored = () => page.evaluate(() => JSON.stringify([{...sessionStorage}, {...localStorage}]));
  await expect.poll(stored).toContain('Rex of the test');
  expect(await stored()).not.toMatch(/hunter2|token-of-the-test/);
  await page.reload();
  await hydrated(page);
  await tryIt(page);
  await expect(bodyOf(page)).toHaveValue(/Rex of the test/);
  await consoleOf(page).getByRole('button', {name: 'Reset'}).click();
  await expect(bodyOf(page)).toHaveValue(first);
});

test('console: an old response says so', async ({page}) => {
  await openConsole(page, 'add-pet');
  await send(page);
  await expect(outcome(page)).not.toContainText('The request has changed');
  await bodyOf(page).fill(rex);
  await expect(outcome(page)).toContainText('The request has changed since this response.');
  await send(page);
  await expect(outcome(page)).not.toContainText('The request has changed');
});

test('console: its first field and Send are on the screen, on a phone as a sheet over the page', async ({
  page,
}) => {
  await serveConsole(page, 'add-pet');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    await open(page, consolePage);
    await tryIt(page);
    for (const control of [bodyOf(page), consoleOf(page).getByRole('button', {name: 'Send'})])
      await expect(control).toBeInViewport();
  }
  const bar = consoleOf(page).getByRole('button', {name: 'Close console'});
  expect((await bar.boundingBox())!.y).toBeLessThan(16);
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Try it'})).toBeFocused();
  await tryIt(page);
  for (const [width, sheets] of [
    [1440, 0],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await expect(page.locator('dialog:modal')).toHaveCount(sheets);
    await expect(consoleOf(page)).toBeVisible();
  }
  await bar.click();
  await expect(consoleOf(page)).toBeHidden();
});

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'a wrong body': async (page) => {
    await openConsole(page, 'add-pet');
    await bodyOf(page).fill('{');
    await send(page);
  },
  'a response': async (page) => {
    await openConsole(page, 'add-pet');
    await send(page);
    await responseOf(page).getByText('1 header').click();
  },
  'a form and credentials': async (page) => {
    await openConsole(page, 'create-token');
    await serverOf(page).selectOption({index: 1});
  },
};

for (const [state, reach] of Object.entries(states))
  test(`console with ${state}: accessible in both colour modes, and nothing wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 780});
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await reach(page);
    expect(await violations(page), 'light mode').toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colourViolations(page), 'dark mode').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

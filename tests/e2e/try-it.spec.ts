/** 'Try it' without a server: what is downloaded and when, examples, checks, keys, and every state for everyone. */
import type {Page} from '@playwright/test';
import {expect, open, test, violations} from './fixtures';
import {consoleOf, consolePage, openConsole, responseOf, send, serveConsole, serverOf} from './try-it';

const slug = consolePage.split('/').at(-1)!;

test('try it: code, styles and data of the console are downloaded at the first click, not before', async ({
  page,
}) => {
  await open(page, consolePage);
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page)).toBeVisible();
  for (const file of [
    /\.js$/,
    /\/css\/console\.\w+\.css$/,
    new RegExp(`/api/${slug}\\.console\\.\\w+\\.json$`),
  ])
    expect(files).toContainEqual(expect.stringMatching(file));
});

test('try it: the first server answers from the examples, without a connection', async ({page, context}) => {
  await openConsole(page, 'add-pet');
  // Pages that come ahead have come.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(serverOf(page).getByRole('option').first()).toHaveText('Example responses');
  await send(page);
  await expect(responseOf(page).getByRole('status')).toContainText('200');
  await expect(responseOf(page)).toContainText('"name": "Biscuit"');
  await consoleOf(page).getByLabel('Answer', {exact: true}).selectOption({label: '429'});
  await send(page);
  await expect(responseOf(page).getByRole('status')).toContainText('429');
  await responseOf(page).getByText('headers').click();
  await expect(responseOf(page)).toContainText('Retry-After');
});

test('try it: a console that cannot be downloaded says so, and comes at the next click', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  await open(page, consolePage);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/{js,api}/*', (route) => route.abort());
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(page.getByRole('alert')).toContainText('could not be downloaded');
  await page.unroute('**/assets/{js,api}/*');
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page)).toBeVisible();
});

test('try it: a wrong body is told beside its editor, which gets the focus', async ({page}) => {
  await openConsole(page, 'add-pet');
  const body = consoleOf(page).getByRole('textbox', {name: 'Body'});
  await body.fill('{"name": "", "tags": [{"id": "x"}]}');
  await send(page);
  await expect(body).toBeFocused();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(body).toHaveAccessibleDescription(
    /photoUrls: Is required\..*name: Must have at least 1 character\..*tags\[0\]\.id: Must be a whole number\./s,
  );
  await expect(responseOf(page)).not.toContainText('200');
  await body.fill('{"name": "Tom", "photoUrls": []}');
  await expect(body).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(responseOf(page).getByRole('status')).toContainText('200');
});

test('try it: parameters are checked, and the address follows them', async ({page}) => {
  await openConsole(page, 'get-pet-by-id');
  const id = consoleOf(page).getByLabel('petId');
  await expect(id).toHaveValue('10');
  await id.fill('0');
  await send(page);
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription('Must be 1 or more.');
  await id.fill('9007199254740993');
  await expect(consoleOf(page)).toContainText('/pet/9007199254740993');
});

test('try it: the fields of a form follow the chosen example', async ({page}) => {
  await openConsole(page, 'create-token');
  const console = consoleOf(page);
  await expect(console.getByLabel('grant_type')).toHaveValue('client_credentials');
  await console.getByLabel('Start from the example').selectOption({label: 'The access token has expired'});
  await expect(console.getByLabel('grant_type')).toHaveValue('refresh_token');
  const token = console.getByLabel('refresh_token');
  await token.fill('');
  await send(page);
  await expect(token).toBeFocused();
  await expect(token).toHaveAccessibleDescription('Is required.');
});

test('try it: Escape closes the console, returns the focus and keeps what was filled in', async ({page}) => {
  await serveConsole(page, 'add-pet');
  await open(page, consolePage);
  const button = page.getByRole('button', {name: 'Try it'});
  await button.focus();
  await page.keyboard.press('Enter');
  const body = consoleOf(page).getByRole('textbox', {name: 'Body'});
  await body.fill('{"name": "Tom", "photoUrls": []}');
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(body).toHaveValue('{"name": "Tom", "photoUrls": []}');
});

test('try it: every control is reached by the Tab key, and a request is sent with keys alone', async ({
  page,
}) => {
  await openConsole(page, 'add-pet');
  const names = [
    'Send',
    'Copy link',
    'Reset',
    'Who answers',
    'Answer',
    'Start from the example',
    'Fill in fields',
    'Code editor',
    'Body',
  ];
  for (const name of names) {
    await page.keyboard.press('Tab');
    const focused = consoleOf(page).locator(':focus');
    await expect(focused).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  await consoleOf(page).getByRole('button', {name: 'Send'}).press('Enter');
  await expect(responseOf(page).getByRole('status')).toContainText('200');
});

const states: Record<string, (page: Page) => Promise<void>> = {
  closed: (page) => open(page, consolePage),
  open: (page) => openConsole(page, 'add-pet'),
  'a wrong body': async (page) => {
    await openConsole(page, 'add-pet');
    await consoleOf(page).getByRole('textbox', {name: 'Body'}).fill('{');
    await send(page);
  },
  'a response': async (page) => {
    await openConsole(page, 'add-pet');
    await send(page);
    await responseOf(page).getByText('1 header').click();
  },
  'a form': (page) => openConsole(page, 'create-token'),
  'a file': (page) => openConsole(page, 'upload-file'),
  'a pasted token': async (page) => {
    await openConsole(page, 'add-pet');
    await serverOf(page).selectOption({index: 1});
  },
  'user name and password': async (page) => {
    await openConsole(page, 'create-token');
    await serverOf(page).selectOption({index: 1});
  },
  'a bearer token': async (page) => {
    await openConsole(page, 'get-me');
    await serverOf(page).selectOption({index: 1});
  },
  'an API key': async (page) => {
    await openConsole(page, 'get-inventory');
    await serverOf(page).selectOption({index: 1});
    await expect(consoleOf(page).getByLabel('API key')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`try it, ${state}: accessible in both colour modes, and nothing wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 780});
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await reach(page);
    expect(await violations(page), 'light mode').toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page), 'dark mode').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('try it: no button that does nothing', async ({page}) => {
    await page.goto(consolePage);
    await expect(page.getByText('Try it', {exact: true})).toBeHidden();
  });
});

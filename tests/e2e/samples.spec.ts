/** Code samples and examples of answers: one chooser, remembered everywhere, in the page from its first paint. */
import {sumBy} from 'lodash';
import {languageStorageKey, sampleLanguages} from '../../src/samples/sampleLanguages';
import {operations, operationWithBody, operationWithExamples, pageAt, pathOf} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {noteShifts} from './layout-shifts';
import {bodyOf, consoleOf, openConsole, serverOf} from './try-it';

type Page = Parameters<typeof open>[0];

const operation = operationWithBody();
const next = pageAt(operation.next!.to);
const main = (page: Page) => page.getByRole('main');
const languageOf = (page: Page) => main(page).getByLabel('Language');
const shown = (page: Page) => main(page).locator('details[open] > pre:visible');
const request = (page: Page) => shown(page).first();
/** The code of the request in view, whichever made it. */
const sample = (page: Page) => main(page).locator('div:has(> div > label:text-is("Language")) pre:visible');

const remember = (page: Page, value: string) =>
  page.addInitScript(
    ([key, language]) => localStorage.setItem(key ?? '', language ?? ''),
    [languageStorageKey, value],
  );

test('samples: each language can be chosen, and the choice is shared by all pages and the guides', async ({
  page,
}) => {
  await open(page, operation.path);
  await expect(languageOf(page).getByRole('option')).toHaveText(sampleLanguages.map(({label}) => label));
  await languageOf(page).selectOption('Python');
  await expect(request(page)).toContainText('import requests');
  await expect(shown(page)).toHaveCount(2);
  await open(page, operations().at(-1)!.path);
  await expect(languageOf(page)).toHaveValue('python');
  await expect(request(page)).toContainText('import requests');
  await open(page, '/style-guide');
  const tabs = main(page).getByRole('tablist').first();
  await expect(tabs.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await tabs.getByRole('tab', {name: 'curl'}).click();
  await open(page, operation.path);
  await expect(request(page)).toContainText('curl --fail-with-body https://');
});

test('samples: the remembered language is there before React, and nothing shifts', async ({page}) => {
  await remember(page, 'java');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const shifts = await noteShifts(page);
  await page.goto(operation.path, {waitUntil: 'commit'});
  await expect(request(page)).toContainText('public class Sample');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await hydrated(page);
  await expect(languageOf(page)).toHaveValue('java');
  await expect(request(page)).toContainText('public class Sample');
  expect(sumBy(await shifts(), 'value')).toBeLessThan(0.01);
});

test('samples: a page reached by a link fetches its own, or offers a way forward', async ({page, noise}) => {
  noise.allow(/samples|Failed to load resource/);
  const fetched: string[] = [];
  page.on('request', (sent) => sent.url().includes('.samples.') && fetched.push(sent.url()));
  await open(page, operation.path);
  expect(fetched).toEqual([]);
  await page.route('**/*.samples.*', (route) => route.abort());
  await main(page).getByRole('link', {name: /^Next/}).click();
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('The samples could not be loaded.');
  await page.unroute('**/*.samples.*');
  await alert.getByRole('button', {name: 'Load the page again'}).click();
  await expect(request(page)).toContainText(pathOf(next));
  await page.goto('about:blank');
  await open(page, operation.path);
  await main(page).getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
  await expect(request(page)).toContainText(pathOf(next));
});

test('samples: by keyboard one is chosen and copied as it stands', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, operation.path);
  await languageOf(page).focus();
  await page.keyboard.press('P');
  await expect(request(page)).toContainText('import requests');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', {name: 'Copy the request'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await request(page).textContent());
});

test('samples: on a phone they are behind a button under the address, and fit the screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, operation.path);
  await expect(languageOf(page)).toBeHidden();
  await page.getByRole('button', {name: 'Show the samples'}).click();
  const copy = main(page).getByRole('button', {name: 'Copy the request'});
  for (const control of [languageOf(page), copy]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ratio: 1});
  }
  await page.getByRole('button', {name: 'Hide the samples'}).click();
  await expect(languageOf(page)).toBeHidden();
});

test('samples: what is typed in the console is in every language, and no secret is', async ({page}) => {
  await openConsole(page, 'add-pet');
  await languageOf(page).selectOption('curl');
  const before = (await sample(page).textContent()) ?? '';
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Access token').fill('token-of-the-test');
  await bodyOf(page).fill('{"name": "Rex of the test", "photoUrls": [], "password": "hunter2"}');
  for (const {label} of sampleLanguages) {
    await languageOf(page).selectOption({label});
    await expect(sample(page), label).toContainText('Rex of the test');
    await expect(sample(page), label).toContainText('YOUR_PASSWORD');
    await expect(sample(page), label).not.toContainText(/token-of-the-test|hunter2/);
  }
  await languageOf(page).selectOption('curl');
  await page.getByRole('button', {name: 'Close console'}).click();
  await expect(sample(page)).toHaveText(before);
});

test('samples: an example that is chosen in one place shows in the others', async ({page, noise}) => {
  noise.allow(/console\..*\.json|ERR_FAILED/);
  await page.route('**/assets/api/*.console.*.json', (route) => route.abort());
  await open(page, operationWithExamples().path);
  const both = main(page).locator('.needs-script:has(> span > label)').getByLabel('Example', {exact: true});
  const [inSample, inSchema] = [both.first(), both.last()];
  const first = (await sample(page).textContent()) ?? '';
  await inSample.selectOption('1');
  await expect(main(page).getByRole('alert')).toContainText('The sample of this choice could not be loaded');
  await page.unroute('**/assets/api/*.console.*.json');
  await inSample.selectOption('0');
  await inSchema.selectOption('1');
  await expect(inSample).toHaveValue('1');
  await expect(sample(page)).not.toHaveText(first);
  await page.getByRole('button', {name: 'Try it'}).click();
  const inConsole = consoleOf(page).getByLabel('Start from the example');
  await expect(inConsole).toHaveValue('1');
  await inConsole.selectOption('0');
  await expect(inSchema).toHaveValue('0');
  await expect(sample(page)).toHaveText(first);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('samples: every language and every answer opens at a click', async ({page}) => {
    await page.goto(operation.path);
    await expect(languageOf(page)).toBeHidden();
    for (const {label} of sampleLanguages.slice(1)) {
      const place = page
        .locator('details')
        .filter({has: page.locator('summary').getByText(label, {exact: true})});
      await place.locator('summary').click();
      await expect(place.locator('pre')).toBeVisible();
    }
    const answer = page
      .locator('details[data-value]')
      .filter({hasText: /^[45]\d\d/})
      .first();
    await answer.locator('summary').click();
    await expect(answer.locator('pre')).toContainText('"code"');
  });
});

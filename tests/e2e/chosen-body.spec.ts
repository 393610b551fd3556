/** Content type and example of a request are chosen once: schema, sample and console show the same. */
import type {Locator, Page} from '@playwright/test';
import {operationWithExamples} from '../support/scenes';
import {expect, hydrated, open, test, violations} from './fixtures';
import {consoleOf} from './try-it';

const {path, previous} = operationWithExamples();

const main = (page: Page) => page.getByRole('main');
const ofConsole = (page: Page) => consoleOf(page).getByLabel('Start from the example');
const sample = (page: Page) => main(page).locator('div:has(> div > label:text-is("Language")) pre:visible');

/** The choices of the page by name: that of the sample, and that of the schema. */
function choices(page: Page, name: string): [sample: Locator, schema: Locator] {
  const both = main(page).locator('.needs-script:has(> span > label)').getByLabel(name, {exact: true});
  return [both.first(), both.last()];
}

async function showsEverywhere(page: Page, value: string): Promise<void> {
  for (const choice of choices(page, 'Example')) await expect(choice).toHaveValue(value);
  await expect(ofConsole(page)).toHaveValue(value);
}

test('an example that is chosen in one place shows in the others', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const [inSample, inSchema] = choices(page, 'Example');
  const first = (await sample(page).textContent()) ?? '';
  await inSchema.selectOption('1');
  await expect(inSample).toHaveValue('1');
  await expect(sample(page)).not.toHaveText(first);
  const second = (await sample(page).textContent()) ?? '';
  await page.getByRole('button', {name: 'Try it'}).click();
  await showsEverywhere(page, '1');
  expect(await violations(page)).toEqual([]);
  await ofConsole(page).selectOption('0');
  await showsEverywhere(page, '0');
  await expect(sample(page)).toHaveText(first);
  await inSample.selectOption('1');
  await showsEverywhere(page, '1');
  await expect(sample(page)).toHaveText(second);

  await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(consoleOf(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: 'Try it'}).click();
  await showsEverywhere(page, '1');
  await consoleOf(page).getByRole('button', {name: 'Reset'}).click();
  await showsEverywhere(page, '0');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(consoleOf(page)).toBeVisible();
  await showsEverywhere(page, '1');
});

test('what is chosen before React starts is kept', async ({page}) => {
  let start = () => {};
  const chosen = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'commit'});
  const [inSample, inSchema] = choices(page, 'Example');
  await inSchema.selectOption('1');
  start();
  await hydrated(page);
  await expect(inSample).toHaveValue('1');
  await expect(inSchema).toHaveValue('1');
});

test('what is chosen at the moment in which the console appears is kept', async ({page}) => {
  await open(page, path);
  await hydrated(page);
  const [, inSchema] = choices(page, 'Example');
  await inSchema.evaluate((select: HTMLSelectElement) => {
    const before = document.querySelectorAll('select').length;
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('select').length === before) return;
      observer.disconnect();
      select.value = '1';
      select.dispatchEvent(new Event('change', {bubbles: true}));
    }).observe(document.body, {subtree: true, childList: true});
  });
  await page.getByRole('button', {name: 'Try it'}).click();
  await showsEverywhere(page, '1');
});

test('a choice whose sample cannot be made is told, and can be made again', async ({page, noise}) => {
  noise.allow(/console\..*\.json|ERR_FAILED/);
  await page.route('**/assets/api/*.console.*.json', (route) => route.abort());
  await open(page, path);
  const [inSample] = choices(page, 'Example');
  await inSample.selectOption('1');
  await expect(main(page).getByRole('alert')).toContainText('The sample of this choice could not be loaded');
  await page.unroute('**/assets/api/*.console.*.json');
  await inSample.selectOption('0');
  await inSample.selectOption('1');
  await expect(sample(page)).toBeVisible();
});

/** Has the operation take JSON, or XML of another schema; the site has none that does. */
async function withTypes(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script
      .replace(/(bodies:\{"application\/json":\[[^\]]*\])\}/, '$1,"application/xml":[]}')
      .replace('types:["application/json"]', '$&,isOneOf:!0');
    return route.fulfill({response, body});
  });
  await page.route('**/assets/api/*.console.*.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as {body: {content: Record<string, object>}};
    data.body.content['application/xml'] = {examples: [{title: 'Example', value: '<of-the-test/>'}]};
    return route.fulfill({response, json: data});
  });
}

test('a content type that is chosen in one place shows in the others', async ({page}) => {
  // A page that is reached by a link is drawn by its script, which is the changed one.
  await open(page, previous?.to ?? '/');
  await withTypes(page);
  await main(page).getByRole('link', {name: /^Next/}).click();
  const [inSample, inSchema] = choices(page, 'Content type');
  const schema = main(page).locator('details:has(> summary:text("Content type"))');
  await expect(schema).toHaveAttribute('open');
  await inSample.selectOption('application/xml');
  await expect(inSchema).toHaveValue('application/xml');
  await expect(schema).not.toHaveAttribute('open');
  await expect(sample(page)).toContainText('<of-the-test/>');
  await page.getByRole('button', {name: 'Try it'}).click();
  const inConsole = consoleOf(page).getByLabel('Content type');
  await expect(inConsole).toHaveValue('application/xml');
  await expect(consoleOf(page).getByRole('textbox', {name: 'Body'})).toHaveValue('<of-the-test/>');
  await inConsole.selectOption('application/json');
  await expect(inSample).toHaveValue('application/json');
  await expect(inSchema).toHaveValue('application/json');
  await expect(schema).toHaveAttribute('open');
});

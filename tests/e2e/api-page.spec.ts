/** The API reference: generated from the specifications, readable without a script, and in reach of every hand. */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {sumBy} from 'lodash';
import {openApiType} from '../../src/site/apiFiles';
import {specifications} from '../../src/site/apis';
import {operationsIn} from '../support/openapi';
import {operations, operationWithBody} from '../support/scenes';
import {colourViolations, expect, open, test, violations} from './fixtures';
import {noteShifts} from './layout-shifts';
import {consoleOf, consolePage} from './try-it';

type Page = Parameters<typeof open>[0];

const operation = operationWithBody();
const api = specifications.find(({pages}) => operation.path.startsWith(`/${pages}/`));
const introduction = `/${api!.pages}`;
const main = (page: Page) => page.getByRole('main');

for (const {id, file, pages} of specifications) {
  test(`${id}: every operation has a page with its answers, in the sidebar, and a document of its own`, async ({
    request,
  }) => {
    const sidebar = load(await (await request.get(`/${pages}`)).text())('.theme-doc-sidebar-menu a')
      .toArray()
      .map(({attribs}) => attribs.href);
    for (const {id: name, title, method, path, responses = {}, kind} of await operationsIn(file)) {
      const address = `/${pages}/${name}`;
      const page = load(await (await request.get(address)).text());
      expect(page('h1').text(), address).toContain(title);
      const text = page('main').text();
      for (const part of [method.toUpperCase(), path, ...Object.keys(responses)])
        expect(text, address).toContain(part);
      expect(page(`main a[type="${openApiType}"]`).attr('href')).toBe(`${address}.json`);
      const document = (await (await request.get(`${address}.json`)).json()) as {paths?: object};
      if (kind === 'operation') expect(document.paths).toHaveProperty([path, method]);
      expect(sidebar).toContain(address);
    }
  });

  test(`${id}: the files can be downloaded, and the document is as it was written`, async ({page}) => {
    await open(page, `/${pages}`);
    for (const name of [`${id}.json`, `${id}.postman_collection.json`, `${id}.yaml`]) {
      const link = main(page).getByRole('link', {name, exact: true});
      const downloading = page.waitForEvent('download');
      await link.click();
      const text = readFileSync(await (await downloading).path(), 'utf8');
      await expect(main(page).getByRole('listitem').filter({hasText: name})).toContainText(
        `${Math.round(Buffer.byteLength(text) / 1000)} kB`,
      );
      if (name.endsWith('.yaml')) expect(text).toBe(readFileSync(file, 'utf8'));
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an operation reads whole, its nested fields open, and no button does nothing', async ({page}) => {
    await page.goto(operation.path);
    for (const name of ['Request sample', 'Request body', 'Responses'])
      await expect(main(page).getByRole('heading', {level: 2}).filter({hasText: name})).toBeVisible();
    await expect(main(page).locator('[id^="body-"] code').first()).toBeVisible();
    await expect(main(page).getByText('required', {exact: true}).first()).toBeVisible();
    const details = main(page).getByRole('group').filter({hasText: 'Properties of'}).first();
    const inner = details.locator('[id] code').first();
    await expect(inner).toBeHidden();
    await details.getByText('Properties of').first().click();
    await expect(inner).toBeVisible();
    await expect(page.getByText('Try it', {exact: true})).toBeHidden();
  });

  test('the introduction has servers, schemes, limits, errors and the operations by tag', async ({page}) => {
    const [first] = await operationsIn(api!.file);
    await page.goto(introduction);
    for (const name of ['Rate limits', 'Errors', 'Servers', 'Security schemes', 'Operations by tag'])
      await expect(main(page).getByRole('heading', {level: 2}).filter({hasText: name})).toBeVisible();
    const link = main(page).getByRole('link', {name: first!.summary, exact: true});
    await expect(link).toHaveAttribute('href', `${introduction}/${first!.id}`);
  });

  test('an operation leads to the errors of its API and to schemas, and both lead back', async ({page}) => {
    const follow = async (from: string) => {
      const link = main(page).locator(from).filter({visible: true}).first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      const [, id] = address.split('#');
      if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    };
    await page.goto(operation.path);
    await follow(`a[href^="${introduction}/schemas/"]`);
    await expect(main(page).getByRole('heading', {level: 2, name: 'Used by'})).toBeVisible();
    await follow(`a[href^="${introduction}/"][href*="#"]`);
    await main(page).getByRole('link', {name: 'errors and limits'}).click();
    await expect(main(page).getByRole('heading', {level: 2, name: 'Errors', exact: true})).toBeVisible();
    await follow(`a[href^="${introduction}/"][href*="#response-"]`);
  });
});

test('a link opens what hides its target', async ({page}) => {
  const inside = operation.attribute('article details:not([open]) > div > [id^="response-"]', 'id')!;
  await open(page, `${operation.path}#${inside}`);
  await expect(page.locator(`[id="${inside}"]`)).toBeInViewport();
});

test('the address of an operation is copied, and a field shows its link to pointer and keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, operation.path);
  await main(page).getByRole('button', {name: 'Copy the address'}).click();
  await expect(main(page).getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    operation.text('article code:has(span)'),
  );
  const field = page.locator('[id^="body-"]:has(> * > a[href^="#body-"])').first();
  const id = (await field.getAttribute('id')) ?? '';
  const link = field.locator(`a[href="#${id}"]`);
  await expect(link).toHaveCSS('opacity', '0');
  await field.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page).toHaveURL(`${operation.path}#${id}`);
});

test('the responses are tabs: one shows at a time, with what to do', async ({page}) => {
  await open(page, operation.path);
  const panels = main(page).locator('details[name="response"]');
  const [first, second] = [panels.first(), panels.nth(1)];
  await expect(first).toHaveAttribute('open');
  const [one, other] = [
    await first.locator('summary').boundingBox(),
    await second.locator('summary').boundingBox(),
  ];
  expect(other?.y).toBe(one?.y);
  await second.locator('summary').click();
  await expect(second.getByText('What to do:')).toBeVisible();
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(second).toHaveAttribute('open');
});

for (const width of [360, 1440])
  test(`at ${width} px nothing shifts while a page loads, nor when its console opens`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await noteShifts(page);
    await open(page, consolePage);
    await page.evaluate(() => document.fonts.ready);
    expect(sumBy(await shifts(), 'value')).toBeLessThan(0.01);
    const description = page.locator('article .markdown p').first();
    const top = () =>
      description.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    const before = await top();
    await page.getByRole('button', {name: 'Try it'}).click();
    await expect(consoleOf(page)).toBeVisible();
    expect(await top()).toBe(before);
  });

test('an operation is accessible in both colour modes, and fits a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  for (const {path} of [operation, operations()[0]!]) {
    await open(page, path);
    expect(await violations(page), path).toEqual([]);
  }
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colourViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

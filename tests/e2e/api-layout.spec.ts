/** An operation's page: first what it does, then how it is called, and nothing that opens pushes the first away. */
import {operations, operationWithBody} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {consoleOf, consolePage, openConsole, responseOf} from './try-it';

type Page = Parameters<typeof open>[0];

const description = (page: Page) => page.locator('article .markdown p').first();
/** In the page, however far it is scrolled. */
const topOf = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
const response = (page: Page, status: string) =>
  page.getByRole('main').locator('details', {has: page.locator(`summary > code:text-is("${status}")`)});
const chooser = (page: Page) => page.getByRole('main').getByRole('combobox', {name: 'Response'});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px the description stays where it is while the console opens`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, consolePage);
    const before = await topOf(description(page));
    const button = page.getByRole('button', {name: 'Try it'});
    expect(before).toBeLessThan(await topOf(button));
    await button.click();
    await expect(consoleOf(page)).toBeVisible();
    expect(await topOf(description(page))).toBe(before);
  });
}

test('on a wide screen console and sample share the column, and both are in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openConsole(page, 'add-pet');
  const sample = page.getByRole('main').getByLabel('Language');
  const text = (await description(page).boundingBox())!;
  for (const part of [consoleOf(page), sample]) {
    expect((await part.boundingBox())!.x).toBeGreaterThan(text.x + text.width);
    await expect(part).toBeInViewport();
  }
});

test('the place of an answer is small until something is sent', async ({page}) => {
  await openConsole(page, 'add-pet');
  expect((await responseOf(page).boundingBox())!.height).toBeLessThan(120);
});

test('on a phone the samples are behind a button right under the address', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, consolePage);
  const button = page.getByRole('button', {name: 'Show the samples'});
  const language = page.getByRole('main').getByLabel('Language');
  await expect(language).toBeHidden();
  expect(await topOf(button)).toBeLessThan(1000);
  await button.click();
  await expect(language).toBeVisible();
  await page.getByRole('button', {name: 'Hide the samples'}).click();
  await expect(language).toBeHidden();
});

test('on a phone a link to the samples opens them', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, consolePage);
  const contents = page.getByRole('navigation', {name: 'Contents of this page'});
  await contents.getByRole('link', {name: 'Response samples'}).click();
  await expect(chooser(page)).toBeInViewport();
});

test('the contents of a page name each of its sections', async ({page}) => {
  for (const {path} of [operations()[0]!, operationWithBody()]) {
    await open(page, path);
    const links = page.getByRole('navigation', {name: 'Contents of this page'}).getByRole('link');
    const sections = await page
      .locator('article .markdown h2[id]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(sections);
  }
});

test('the response that is opened in the list shows its sample, and back', async ({page}) => {
  await open(page, consolePage);
  const statuses = await chooser(page)
    .getByRole('option')
    .evaluateAll((all) => all.map(({textContent}) => textContent.split(' ')[0]!));
  const [first, last] = [statuses[0]!, statuses.filter((status) => /^4/.test(status)).at(-1)!];
  await response(page, last).locator('summary').first().click();
  await expect(chooser(page).getByRole('option', {selected: true})).toHaveText(new RegExp(`^${last}`));
  await response(page, last).locator('summary').first().click();
  await expect(response(page, last)).not.toHaveAttribute('open');
  await chooser(page).selectOption({index: 0});
  await chooser(page).selectOption({index: statuses.indexOf(last)});
  await expect(response(page, last)).toHaveAttribute('open', '');
  expect(first).not.toBe(last);
});

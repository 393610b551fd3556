/** An operation's page: readable at once, still, and in reach of every hand. */
import {specifications} from '../../src/site/apis';
import {operationsIn} from '../support/openapi';
import {operations, operationWithBody} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {noteShifts} from './layout-shifts';

const operation = operationWithBody();
const own = operation.text('article code:has(span)');
const [api] = specifications;
const introduction = `/${api!.pages}`;
/** An operation whose body is one of several, and which one depends on a field. */
const withChoice = operations().find((page) =>
  page.has('[class*="choices"] > * > details[id^="body-"] summary code'),
);

test('copies the address of an operation, and nothing moves for it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, operation.path);
  const button = page.getByRole('main').getByRole('button', {name: 'Copy the address'});
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole('main').getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own);
  expect(await button.boundingBox()).toEqual(before);
});

for (const address of [
  operation.path,
  operations()[0]!.path,
  introduction,
  operation.ways('.breadcrumbs__item a').at(-1)!.to,
]) {
  for (const width of [360, 1440]) {
    test(`${address} does not shift while it loads at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const shift = await noteShifts(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThan(0.01);
    });
  }

  test(`${address} has headings without a gap, and ids once each`, async ({page}) => {
    await open(page, address);
    const levels = await page
      .getByRole('main')
      .locator(':is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

test('a property shows its link when it is pointed at, and when the link has focus', async ({page}) => {
  await open(page, operation.path);
  const field = page.locator('[id^="body-"]:has(> * > a[href^="#body-"])').first();
  const id = (await field.getAttribute('id')) ?? '';
  const link = field.locator(`a[href="#${id}"]`);
  await expect(link).toHaveCSS('opacity', '0');
  await field.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await page.keyboard.press('Shift');
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${operation.path}#${id}`);
});

test('the keyboard reaches every control of an operation', async ({page}) => {
  await open(page, operation.path);
  const article = page.getByRole('article');
  await article.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  // What Tab skips on purpose: the tabs that are not chosen, which the arrows reach.
  const wanted = await article
    .locator('a[href], button, summary, input, select, textarea, [tabindex="0"]')
    .evaluateAll((all) => {
      const visible = all.filter(
        (element) => element.checkVisibility() && (element as HTMLElement).tabIndex >= 0,
      );
      for (const element of visible) element.setAttribute('data-wanted', '');
      return visible.length;
    });
  expect(wanted).toBeGreaterThan(40);
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  await expect(async () => {
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => document.activeElement?.removeAttribute('data-wanted'));
    }
    expect(await page.locator('[data-wanted]').count()).toBe(0);
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all of the operation is in the page, choices and what they depend on among it', async ({page}) => {
    test.skip(!withChoice, 'no operation has a body of several kinds');
    await page.goto(withChoice!.path);
    const choice = page.getByRole('main').locator('details[id^="body-"]:has(> summary code)').last();
    const id = (await choice.getAttribute('id')) ?? '';
    await expect(choice.locator('summary code').first()).toBeVisible();
    const field = choice.locator(`[id^="${id}-"]`).first();
    await expect(field).toBeHidden();
    await choice.locator('summary').first().click();
    await expect(field).toBeVisible();
  });

  test('the introduction has servers, schemes, limits, errors and the operations by tag', async ({page}) => {
    const [first] = await operationsIn(api!.file);
    await page.goto(introduction);
    const main = page.getByRole('main');
    for (const name of ['Rate limits', 'Errors', 'Servers', 'Security schemes', 'Operations by tag'])
      await expect(main.getByRole('heading', {level: 2}).filter({hasText: name})).toBeVisible();
    const row = main.getByRole('listitem').filter({hasText: first!.summary});
    const link = row.getByRole('link', {name: first!.summary, exact: true});
    await expect(link).toHaveAttribute('href', `${introduction}/${first!.id}`);
    await expect(row).toContainText(first!.method.toUpperCase());
    await expect(row).toContainText(first!.path);
  });
});

test.describe('errors and limits', () => {
  test.use({javaScriptEnabled: false});

  test('an operation leads to those of its API, and they lead back to its response', async ({page}) => {
    await page.goto(operation.path);
    await page.getByRole('main').getByRole('link', {name: 'errors and limits'}).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2, name: 'Statuses'})).toBeVisible();
    const back = main.locator(`a[href^="${operation.path}#response-"]`).first();
    const response = ((await back.getAttribute('href')) ?? '').split('#')[1] ?? '';
    await back.click();
    await expect(page).toHaveURL(`${operation.path}#${response}`);
    await expect(page.locator(`[id="${response}"]`)).toBeVisible();
  });
});

test.describe('a body that is only a link to an earlier one', () => {
  test.use({javaScriptEnabled: false});

  const place = 'details p > span[id]:empty';
  const repeating = operations().find((page) => page.has(place));

  test('is still reached by the addresses of its fields', async ({page}) => {
    await page.goto(repeating!.path);
    const id = (await page.locator(place).first().getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await page.goto(`${repeating!.path}#${id}`);
    const line = page.locator(`p:has(> span[id="${id}"])`);
    await expect(line).toBeInViewport();
    await expect(line.getByRole('link')).toBeVisible();
  });
});

test.describe('named schemas', () => {
  test.use({javaScriptEnabled: false});

  test('a field leads to its schema, and the schema back to what uses it', async ({page}) => {
    const schemas = `${introduction}/schemas`;
    await page.goto(operation.path);
    const link = page.getByRole('main').locator(`a[href^="${schemas}#"]`).first();
    const name = (await link.textContent()) ?? '';
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('main').getByRole('heading', {level: 2}).filter({hasText: name}).first();
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveId(address.split('#')[1] ?? '');
    const back = page.getByRole('main').locator(`a[href^="${operation.path}#"]`).first();
    const place = (await back.getAttribute('href')) ?? '';
    await back.click();
    await expect(page).toHaveURL(place);
    await expect(page.locator(`[id="${place.split('#')[1]}"]`)).toBeVisible();
  });
});

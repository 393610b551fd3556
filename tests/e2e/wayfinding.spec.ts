/** What tells readers where they are on a page, how old it is, and where to mend it. */
import {guide, pageAt, siblings} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {settled} from './page-helpers';

const scene = guide();
const {path} = scene;
const [next] = siblings(scene);

test('edit link: leads to the source of the page', async ({page}) => {
  await open(page, path);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    new RegExp(`^https://[^/]+/.*${path}\\.mdx?$`),
  );
});

test('last update: between the title and the text', async ({page}) => {
  await open(page, path);
  const topOf = async (text: RegExp | string) => (await page.getByText(text).first().boundingBox())!.y;
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  const first = await page.getByRole('heading', {level: 2}).first().boundingBox();
  const date = await topOf(/^Last updated on/);
  expect(date).toBeGreaterThan(title!.y + title!.height);
  expect(date).toBeLessThan(first!.y);
});

test('reading time: on a post, and on its card', async ({page}) => {
  await open(page, '/blog');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/(\d+|One) min read/)).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText(/(\d+|One) min read/)).toBeVisible();
});

test('contents: follow the scroll', async ({page}) => {
  await open(page, path);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const current = contents.locator('.table-of-contents__link--active');
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links.slice(1, 4)) {
    const target = (await link.getAttribute('href'))!.slice(1);
    await page.locator(`[id="${target}"]`).evaluate((heading) => {
      window.scrollTo({top: heading.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant'});
    });
    await expect(current).toHaveText(await link.innerText());
  }
});

test('contents: fold on a phone, and lead to a heading', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, path);
  const button = page.locator('.theme-doc-toc-mobile summary');
  const link = page.locator('.theme-doc-toc-mobile a').first();
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/#./);
  await button.click();
  await expect(link).toBeHidden();
});

for (const hash of ['#%', '#%E0%A4', '#no such heading', `#${'x'.repeat(3000)}`, '#"]', '#constructor']) {
  test(`a hash that is no heading, ${hash.slice(0, 20)}: the page works`, async ({page}) => {
    await open(page, `${path}${hash}`);
    await settled(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(scene.title);
    await page.evaluate((next) => (location.hash = next), `${hash}2`);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Support'}).click();
    await expect(page).toHaveURL('/docs/support');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(scene.title);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`focus: whatever the keyboard reaches has a ring that can be seen, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, path);
    const seen = new Set<string>();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
        return {name: element.outerHTML.slice(0, 80), outlineStyle, outlineWidth, outlineColor};
      });
      seen.add(ring.name);
      expect(ring.outlineStyle, ring.name).not.toBe('none');
      expect(parseFloat(ring.outlineWidth), ring.name).toBeGreaterThanOrEqual(2);
      expect(ring.outlineColor, ring.name).not.toMatch(/, 0\)$/);
    }
    expect(seen.size).toBeGreaterThan(30);
  });
}

test('focus: a click leaves no ring, and no style hangs on how the reader points', async ({page}) => {
  await open(page, path);
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await page.getByRole('button', {name: /^Switch between/}).click();
  expect(await ring()).toBe('none');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: next!.label, exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next!.to).title);
  expect(await ring()).toBe('none');
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .flatMap(({cssRules}) => Array.from(cssRules, ({cssText}) => cssText))
      .join(),
  );
  expect(rules).toContain(':focus-visible');
  expect(rules).not.toContain('navigation-with-keyboard');
});

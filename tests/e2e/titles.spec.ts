/** What the document says about itself: title, framework, language. */
import {guide, newestPost} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {mainScript} from './page-helpers';

const titles = {
  [guide().path]: `${guide().title} | Help Hub`,
  '/blog': 'Updates and News | Help Hub',
  [newestPost().path]: `${newestPost().title} | Help Hub`,
};

for (const [path, title] of Object.entries(titles)) {
  test(`title: a vertical bar parts page and site on ${path}`, async ({page}) => {
    await open(page, path);
    await expect(page).toHaveTitle(title);
  });
}

test('framework: Docusaurus 3.8.1', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.8.1');
});

test('locale: English only, left to right, gregorian calendar', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en\b/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'en');
  await expect(page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')).toHaveCount(1);
  const script = await mainScript(page);
  expect(script).toMatch(/"defaultLocale":"en","locales":\["en"\]/);
  expect(script).toContain('"calendar":"gregory"');
});

test('base path: the root', async ({page}) => {
  await open(page, '/docs/intro');
  expect(await mainScript(page)).toMatch(/baseUrl:"\/"/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^https:\/\/[^/]+\/docs\/intro$/,
  );
});

/** The site in a folder of its host, as a project page is published: nothing of it may lead to the root. */
import {readFileSync} from 'node:fs';
import {ensureBuild} from '../../../src/cli/ensure-build';
import {products} from '../../../src/site/products';
import {navigation, pagesPath} from '../../../src/site/identity';
import {crawl} from '../../../src/hosting/crawl';
import {serveBuild} from '../../support/serveBuild';
import {expect, hydrated, open, startReact, test} from '../fixtures';
import {hits, searchFor} from '../search';
import {gone, kept} from '../offline-site';
import {folderSite} from './site';

const server = serveBuild(folderSite, () => ensureBuild(folderSite.outDir, {SITE_URL: folderSite.publicUrl}));

/** A page of the documentation below a product: its path in the folder, and its title. */
function aPage(): {path: string; title: string} {
  const pages = JSON.parse(readFileSync(folderSite.outDir + pagesPath, 'utf8')) as [string, string][];
  const [address, title] = pages.find(([path]) => /\/docs\/[^/]+\/[^/]+$/.test(path)) ?? ['', ''];
  return {path: address.slice(folderSite.baseUrl.length), title};
}

const at = (path: string) => new RegExp(`^${folderSite.url}${path}([?#]|$)`);

test('every link, file, feed and address of a search engine stays in the folder and leads somewhere', async () => {
  expect(await crawl(folderSite.outDir, folderSite.publicUrl)).toEqual([]);
});

test('a page names its address on the host of the deployment', async ({page}) => {
  const {path} = aPage();
  await page.goto(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', folderSite.publicUrl + path);
});

test('a reader searches, follows a hit and goes on by the menu', async ({page}) => {
  await open(page, '');
  await searchFor(page, aPage().title);
  await hits(page).first().click();
  await expect(page).toHaveURL(at('(docs|blog)/.+'));
  await expect(page.locator('html')).toHaveClass(/plugin-(docs|blog)/);
  await page.setViewportSize({width: 600, height: 900});
  await page.locator('.navbar__toggle').click();
  const [, news] = navigation.links;
  await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: news.label, exact: true}).click();
  await expect(page).toHaveURL(at(news.to.slice(1)));
  await expect(page.locator('.menu-head .menu__link--active').last()).toHaveText(news.label);
});

test('the search works without React, as a form that leads to the page of the search', async ({page}) => {
  await page.goto('');
  await page.locator('dialog form').evaluate((form: HTMLFormElement, words) => {
    form.querySelector('input')!.value = words;
    form.submit();
  }, aPage().title);
  await expect(page).toHaveURL(at('search'));
  await hydrated(page);
  await expect(page.getByRole('list', {name: 'Results'}).getByRole('listitem').first()).toBeVisible();
});

test('a page has the accent of its product and the current link of the bar', async ({page}) => {
  const product = products[0]!;
  await open(page, product.start.slice(1));
  await expect(page.locator('html')).toHaveClass(new RegExp(`product-${product.id}`));
  await expect(page.locator('.navbar__link--active')).toHaveText(navigation.links[0].label);
});

test('an address of no page offers the nearest ones', async ({page, noise}) => {
  noise.allow(/404/);
  const {path} = aPage();
  await open(page, `${path}-gone`);
  await page.getByRole('main').locator(`li a[href="${folderSite.baseUrl}${path}"]`).click();
  await expect(page).toHaveURL(at(path));
  await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
});

test('a start that fails asks the site for its version', async ({page, noise}) => {
  noise.allow(/ERR_FAILED|failed request|did not load/);
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(aPage().path);
  const asked = page.waitForResponse(/version\.json$/);
  await startReact(page);
  expect((await asked).url()).toBe(`${folderSite.url}version.json`);
});

test.describe('a reader who loses the connection', () => {
  test.use({hasWorker: true});

  test('has the pages that they read, and nothing is kept beside the folder', async ({page, noise}) => {
    noise.allow(gone);
    const {baseUrl} = folderSite;
    const {path, title} = aPage();
    await page.goto(path);
    await startReact(page);
    await expect
      .poll(async () => {
        const {pages = [], search = []} = await kept(page);
        return pages.includes(baseUrl + path) && search.length;
      })
      .toBe(1);
    expect(
      Object.values(await kept(page))
        .flat()
        .filter((file) => !file.startsWith(baseUrl)),
    ).toEqual([]);
    server.stop();
    try {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await searchFor(page, title);
      await expect(hits(page).first()).toContainText(title);
      await page.goto('docs/gone');
      await expect(page).toHaveURL(at(`offline\\?wanted=${encodeURIComponent(`${baseUrl}docs/gone`)}`));
    } finally {
      await server.start();
    }
  });
});

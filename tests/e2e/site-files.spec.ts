/** What machines ask for at addresses that they know, as it is served: whether browsers and crawlers can use it. */
import {load} from 'cheerio';
import {twinPath} from '../../src/site/markdownPages';
import {manifestPath} from '../../src/site-files/manifest';
import {openSearchPath} from '../../src/site-files/openSearch';
import {builtOrigin, builtPages, subject} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {results} from './search';

test('robots.txt: keeps crawlers from nothing, and leads to a sitemap with the pages', async ({request}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([]);
  const addresses = lines.flatMap((line) => /^Sitemap: (.*)$/.exec(line)?.[1] ?? []);
  expect(addresses).toEqual([`${builtOrigin()}/sitemap.xml`]);
  const {pathname} = new URL(addresses[0]!);
  const sitemap = load(await (await request.get(pathname)).text(), {xml: true});
  expect(sitemap('url > loc')).toHaveLength(builtPages().length);
});

test('web manifest: Chromium finds no fault in it, and shows the icons that it names', async ({page}) => {
  await open(page, '/');
  const browser = await page.context().newCDPSession(page);
  const {url, errors, data} = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe(manifestPath);
  const {icons, shortcuts} = JSON.parse(data ?? '{}') as {
    icons: {src: string; sizes: string}[];
    shortcuts: {name: string; url: string}[];
  };
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), {src});
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons.map(({src}) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  for (const {name, url: address} of shortcuts) {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1}), name).toBeVisible();
  }
});

test('OpenSearch: what the browser is told leads to results', async ({page}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  await expect(link).toHaveAttribute('href', openSearchPath);
  const description = load(await (await page.request.get(openSearchPath)).text(), {xml: true});
  const template = description('Url[type="text/html"]').attr('template') ?? '';
  expect(template).toContain(`${builtOrigin()}/`);
  const query = encodeURIComponent(subject().title);
  await open(page, template.replace(builtOrigin(), '').replace('{searchTerms}', query));
  await expect(results(page).first()).toContainText(subject().title);
});

test('cards: a browser shows that of every page, whole', async ({page}) => {
  const cards = builtPages().map((built) => built.attribute('meta[property="og:image"]', 'content'));
  await open(page, '/');
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), {src});
          await image.decode().catch(() => undefined);
          return `${image.naturalWidth}x${image.naturalHeight} ${src}`;
        }),
      ),
    cards.map((card) => new URL(card).pathname),
  );
  expect(sizes.filter((size) => !size.startsWith('1200x630 '))).toEqual([]);
});

test('llms.txt: names the Markdown of every page, and nothing that is not there', async ({request}) => {
  const text = await (await request.get('/llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith(`${builtOrigin()}/`))).toEqual([]);
  const paths = [...new Set(addresses.map((address) => new URL(address).pathname))];
  const pages = builtPages().map(({path}) => twinPath(path));
  expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
  const statuses = await Promise.all(
    paths.map(async (path) => [path, (await request.head(path)).status()] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

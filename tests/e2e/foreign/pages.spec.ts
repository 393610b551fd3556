/** Documents of others, built: every operation has a page, and whatever follows a page. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {createSiteServer} from '../../../src/hosting/server';
import {crawl} from '../../../src/hosting/crawl';
import {site} from '../../../src/site/identity';
import {expect, hydrated, test} from '../fixtures';
import {documents, ensureForeign, outDir, port} from './build';

test.describe.configure({mode: 'default'});
test.use({baseURL: `http://localhost:${port}`});

let server: Server;

test.beforeAll(async () => {
  // A build, which waits for that of another test run.
  test.setTimeout(5 * 60_000);
  await ensureForeign();
  server = createSiteServer(outDir);
  await new Promise<void>((resolve) => server.listen(port, resolve));
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const consoleOf = (page: Page) => page.getByRole('form', {name: 'Console'});

type Item = Record<string, unknown>;

const methods = /^(get|put|post|delete|options|head|patch|trace|query)$/;

/** Operations and webhooks of a file, as somebody counts them who knows nothing of our reading. */
function countIn(file: string): number {
  const {paths, webhooks} = parse(readFileSync(file, 'utf8')) as {paths?: object; webhooks?: object};
  const items = [paths, webhooks].flatMap((all) => Object.values(all ?? {}) as Item[]);
  return items.flatMap((item) => Object.keys(item).filter((key) => methods.test(key))).length;
}

/** Whether a document holds webhooks and nothing that can be called. */
const isOfEvents = (file: string) => !(parse(readFileSync(file, 'utf8')) as {paths?: object}).paths;

/** Addresses of pages of operations, beside each of which stands the operation as a document of its own. */
const operationsOf = (id: string): string[] =>
  readdirSync(path.join(outDir, 'docs/api', id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/docs/api/${id}/${name.slice(0, -'.json'.length)}`);

const built = (address: string) => load(readFileSync(path.join(outDir, `${address}.html`), 'utf8'));
const heading = (address: string) => built(address)('h1').text();
const textOf = (address: string) => built(address)('article').text();

for (const {id, title, file} of documents)
  test(`${title}: every operation has a page that opens its console`, async ({page}) => {
    const operations = operationsOf(id);
    expect(operations).toHaveLength(countIn(file));
    for (const address of operations) {
      expect(heading(address), address).toMatch(/\w/);
      expect(existsSync(path.join(outDir, `${address}.md`)), `Markdown of ${address}`).toBe(true);
    }
    // An event is sent to the reader, who cannot send it.
    const callable = operations.find((address) => textOf(address).includes('Try it'));
    expect(callable === undefined).toBe(isOfEvents(file));
    if (!callable) return;
    await page.goto(callable);
    await hydrated(page);
    await page.getByRole('button', {name: 'Try it'}).click();
    await expect(consoleOf(page).getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  });

test('every link of their pages leads somewhere', async () => {
  const findings = await crawl(outDir, site.url);
  expect(findings.filter(({file}) => file.startsWith('docs/api/'))).toEqual([]);
});

test('each document can be had as it was written', () => {
  for (const {id, file} of documents)
    expect(readFileSync(path.join(outDir, 'openapi', id + path.extname(file)), 'utf8')).toBe(
      readFileSync(file, 'utf8'),
    );
});

/** Documents of others, built: every operation has a page, and whatever follows a page. */
import {createHmac} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {serveBuild} from '../../support/serveBuild';
import {crawl} from '../../../src/hosting/crawl';
import {site} from '../../../src/site/identity';
import {expect, hydrated, test, violations} from '../fixtures';
import {documents, ensureForeign, outDir, port} from './build';

serveBuild({outDir, port}, ensureForeign);

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

test('a page has what an overlay adds to its document, code samples too', async ({page}) => {
  const changed = documents.find(({overlays}) => overlays)!;
  const [address] = operationsOf(changed.id).filter((one) => textOf(one).includes('Added by an overlay.'));
  expect(address).toBeDefined();
  for (const file of [`${address}.md`, `openapi/${changed.id}.json`])
    expect(readFileSync(path.join(outDir, file), 'utf8'), file).toContain('records.stream(limit=10)');
  await page.goto(address!);
  await hydrated(page);
  await page.getByLabel('Language').selectOption('Our library');
  await expect(page.getByText('records.stream(limit=10)')).toBeVisible();
});

test('tags stand in their parents, and in the groups of the document', () => {
  const nested = documents.flatMap(({id}) => {
    const ways = operationsOf(id).map((address) =>
      built(address)('.breadcrumbs__item')
        .toArray()
        .map((item) => built(address)(item).text()),
    );
    return ways.filter((way) => way.length > 5);
  });
  expect(nested.map((way) => way.slice(2))).toEqual([
    ['OpenAPI 3.2', 'Data', 'Records', 'Query records'],
    ['OpenAPI 3.2', 'Data', 'Records', 'streams', 'Stream records'],
  ]);
});

test.describe('a signed webhook', () => {
  const signed = documents.find(({id}) => id === 'signed')!;
  const summary = 'Check a signature in this page';
  const address = () => operationsOf(signed.id)[0]!;

  test('has a form that checks a signature, and keeps and sends nothing', async ({page}) => {
    expect(textOf(address())).toContain('the HMAC-SHA256 of {X-Event-Time}.{method} {path}.{body}');
    await page.goto(address());
    await hydrated(page);
    const form = page.getByRole('form', {name: 'Check a signature'});
    await expect(form).toHaveCount(0);
    await page.getByText(summary).click();
    await expect(form).toBeVisible();
    // Files of pages that may come next are fetched all the time.
    const requests: string[] = [];
    page.on('request', (request) => {
      const {pathname, search} = new URL(request.url());
      if (request.method() !== 'GET' || search || !pathname.startsWith('/assets/'))
        requests.push(request.url());
    });

    const time = String(Math.floor(Date.now() / 1000));
    const secret = 'example-secret';
    const body = '{"name": "Bücher"}\n';
    const message = `${time}.POST /events?a=1.${body}`;
    const values = {
      Secret: secret,
      'X-Event-Signature': `v1=${createHmac('sha256', secret).update(message).digest('hex')}`,
      'X-Event-Time': time,
      'Path, with its query': '/events?a=1',
      'Body, as it was received': body,
    };
    for (const [label, value] of Object.entries(values))
      await form.getByLabel(label, {exact: true}).fill(value);
    await form.getByRole('button', {name: 'Check'}).click();
    const verdict = form.getByRole('status');
    await expect(verdict).toHaveText('The signature is valid.');
    expect(await violations(page)).toEqual([]);

    await form.getByLabel('Body, as it was received').fill(body.trimEnd());
    await expect(verdict).toHaveText('');
    await form.getByLabel('Body, as it was received').press('Tab');
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText('It would be valid with a line break at the end of the body.');
    expect(requests).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{...localStorage}, {...sessionStorage}, location.href]),
    );
    expect(kept).not.toContain(secret);
  });

  test('says when the form cannot be loaded', async ({page, noise}) => {
    noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|Loading CSS chunk/);
    await page.goto(address());
    await hydrated(page);
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByText(summary).click();
    await expect(page.getByRole('alert').filter({hasText: 'The form could not be loaded.'})).toBeVisible({
      timeout: 30_000,
    });
  });
});

test('every link of their pages leads somewhere', async () => {
  const findings = await crawl(outDir, site.url);
  expect(findings.filter(({file}) => file.startsWith('docs/api/'))).toEqual([]);
});

test('each document without an overlay can be had as it was written', () => {
  for (const {id, file} of documents.filter(({overlays}) => !overlays))
    expect(readFileSync(path.join(outDir, 'openapi', id + path.extname(file)), 'utf8')).toBe(
      readFileSync(file, 'utf8'),
    );
});

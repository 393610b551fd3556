/** Documents of others, built: every operation has a page, and whatever follows a page. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {crawl} from '../../../src/hosting/crawl';
import {site} from '../../../src/site/identity';
import {expect, hydrated, test} from '../fixtures';
import {documents, outDir} from './build';

const methods = /^(get|put|post|delete|options|head|patch|trace|query)$/;

/** Operations and webhooks of a file, as somebody counts them who knows nothing of our reading. */
function countIn(file: string): number {
  const {paths, webhooks} = parse(readFileSync(file, 'utf8')) as {paths?: object; webhooks?: object};
  const items = [paths, webhooks].flatMap((all) => Object.values(all ?? {}) as object[]);
  return items.flatMap((item) => Object.keys(item).filter((key) => methods.test(key))).length;
}

/** Addresses of pages of operations, beside each of which stands the operation as a document of its own. */
const operationsOf = (id: string): string[] =>
  readdirSync(path.join(outDir, 'docs/api', id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/docs/api/${id}/${name.slice(0, -'.json'.length)}`);

for (const {id, title, file} of documents)
  test(`${title}: every operation has a page that opens its console`, async ({page}) => {
    const operations = operationsOf(id);
    expect(operations).toHaveLength(countIn(file));
    const texts = operations.map((address) =>
      load(readFileSync(path.join(outDir, `${address}.html`), 'utf8'))('article').text(),
    );
    for (const address of operations)
      expect(existsSync(path.join(outDir, `${address}.md`)), `Markdown of ${address}`).toBe(true);
    expect(readFileSync(path.join(outDir, 'openapi', id + path.extname(file)), 'utf8')).toBe(
      readFileSync(file, 'utf8'),
    );
    // An event is sent to the reader, who cannot send it.
    const callable = operations.find((_, index) => texts[index]!.includes('Try it'));
    expect(callable === undefined).toBe(!(parse(readFileSync(file, 'utf8')) as {paths?: object}).paths);
    if (!callable) return;
    await page.goto(callable);
    await hydrated(page);
    await page.getByRole('button', {name: 'Try it'}).click();
    const console = page.getByRole('form', {name: 'Console'});
    await expect(console.getByRole('button', {name: 'Send', exact: true})).toBeVisible();
  });

test('every link of their pages leads somewhere', async () => {
  const findings = await crawl(outDir, site.url);
  expect(findings.filter(({file}) => file.startsWith('docs/api/'))).toEqual([]);
});

/** Files for download: the pages link to them, and they are what the pages say. */
import {parse} from 'csv-parse/sync';
import {expect, open, test} from './fixtures';

const home = '/docs/focus';

const files = [
  {page: `${home}/troubleshooting/error-codes`, name: 'error-codes.json', type: 'application/json'},
  {page: `${home}/appendix/data-dictionary`, name: 'data-dictionary.csv', type: 'text/csv'},
  {page: `${home}/appendix/data-dictionary`, name: 'data-dictionary.schema.json', type: 'application/json'},
  {page: `${home}/admin/endpoints`, name: 'endpoints.csv', type: 'text/csv'},
];

for (const {page: path, name, type} of files) {
  test(`download: ${name} is linked and answers`, async ({page, request}) => {
    await open(page, path);
    const link = page.getByRole('article').getByRole('link', {name, exact: true}).first();
    await expect(link).toHaveAttribute('href', `/downloads/focus/${name}`);
    const response = await request.get(`/downloads/focus/${name}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
    expect((await response.text()).endsWith('\n')).toBe(true);
  });
}

test('download: every code of the JSON has its place on the page', async ({page, request}) => {
  const {codes} = (await (await request.get('/downloads/focus/error-codes.json')).json()) as {
    codes: {code: string; message: string; url: string}[];
  };
  expect(codes.length).toBeGreaterThanOrEqual(60);
  await open(page, `${home}/troubleshooting/error-codes`);
  const headings = await page
    .getByRole('article')
    .getByRole('heading', {level: 3})
    .evaluateAll((found) => found.map(({id, firstChild}) => `#${id} ${firstChild?.textContent}`));
  const expected = codes.map(({code, message, url}) => `${new URL(url).hash} ${code}: ${message}`);
  expect(headings.filter((heading) => heading.startsWith('#foc-'))).toEqual(expected);
});

test('download: every field of the CSV stands on the page', async ({page, request}) => {
  const text = await (await request.get('/downloads/focus/data-dictionary.csv')).text();
  const rows: {entity: string; field: string}[] = parse(text, {columns: true});
  expect(rows.length).toBeGreaterThan(100);
  await open(page, `${home}/appendix/data-dictionary`);
  const ids = new Set(await page.locator('article [id]').evaluateAll((found) => found.map(({id}) => id)));
  expect(rows.map(({entity, field}) => `${entity}.${field}`).filter((id) => !ids.has(id))).toEqual([]);
});

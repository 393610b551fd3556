/** Files for download: the pages link to them, and they are what the pages say. */
import {expect, open, test} from './fixtures';

const home = '/docs/focus';

const files = [
  {page: `${home}/troubleshooting/error-codes`, name: 'error-codes.json', type: 'application/json'},
  {page: `${home}/appendix/data-dictionary`, name: 'data-dictionary.csv', type: 'text/csv'},
  {page: `${home}/admin/endpoints`, name: 'endpoints.csv', type: 'text/csv'},
];

test('download: the files are linked and answer', async ({page, request}) => {
  for (const {page: path, name, type} of files) {
    await open(page, path);
    const link = page.getByRole('article').getByRole('link', {name, exact: true}).first();
    await expect(link).toHaveAttribute('href', `/downloads/focus/${name}`);
    const response = await request.get(`/downloads/focus/${name}`);
    expect(response.headers()['content-type']).toContain(type);
  }
});

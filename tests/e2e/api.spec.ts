/** The API reference: generated from the two specifications, and readable without JavaScript. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {specifications} from '../../src/site/apis';
import {operationWithBody, operationWithPathParameter} from '../support/scenes';
import {expect, open, test} from './fixtures';

const withBody = operationWithBody();

type Operation = {operationId: string; summary: string; tags: string[]; responses: Record<string, unknown>};
type Tag = {name: string; 'x-displayName'?: string};
type Document = {paths: Record<string, Record<string, Operation>>; tags: Tag[]};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

const documentOf = (api: string) => parse(readFileSync(`openapi/${api}.yaml`, 'utf8')) as Document;

function operationsOf(api: string) {
  const {paths} = documentOf(api);
  return Object.entries(paths).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{...operation, method, route, page: `/docs/api/${api}/${kebab(operation.operationId)}`}]
        : [];
    }),
  );
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

for (const {id: api} of specifications) {
  test(`${api}: every operation has a page with its method, path and responses`, async ({page}) => {
    const operations = operationsOf(api);
    expect(operations.length).toBeGreaterThan(0);
    for (const {page: address, method, route, summary, responses} of operations) {
      const response = await page.request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(plain(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').trim(), address).toBe(summary);
      const text = plain(html);
      expect(text, address).toContain(method.toUpperCase());
      expect(text.replaceAll(' ', ''), address).toContain(route);
      for (const status of Object.keys(responses))
        expect(text, `${address} ${status}`).toContain(` ${status} `);
    }
  });

  test(`${api}: the sidebar groups the operations by tag`, async ({page}) => {
    await open(page, `/docs/api/${api}`);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const operations = operationsOf(api);
    for (const {name: tag, 'x-displayName': title = tag} of documentOf(api).tags) {
      const group = sidebar
        .getByRole('listitem')
        .filter({has: page.getByRole('link', {name: title, exact: true})})
        .last();
      const section = group.locator('details').first();
      if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click();
      const expected = operations.filter(({tags}) => tags.includes(tag)).map(({page: address}) => address);
      const links = group.getByRole('list').getByRole('link');
      await expect(links).toHaveCount(expected.length);
      const addresses = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses.sort()).toEqual(expected.sort());
    }
  });

  test(`${api}: the files can be downloaded`, async ({page}) => {
    await open(page, `/docs/api/${api}`);
    const main = page.getByRole('main');
    for (const name of [`${api}.yaml`, `${api}.json`, `${api}.postman_collection.json`]) {
      const link = main.getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', `/openapi/${name}`);
      const downloading = page.waitForEvent('download');
      await link.click();
      const text = readFileSync(await (await downloading).path(), 'utf8');
      await expect(main.getByRole('listitem').filter({hasText: name})).toContainText(
        `${Math.round(Buffer.byteLength(text) / 1000)} kB`,
      );
    }
    const yaml = await page.request.get(`/openapi/${api}.yaml`);
    expect(await yaml.text()).toBe(readFileSync(`openapi/${api}.yaml`, 'utf8'));
  });

  test(`${api}: errors and limits, the schemas and the change log follow the introduction`, async ({
    page,
  }) => {
    await open(page, `/docs/api/${api}`);
    await page.getByRole('main').getByRole('link', {name: 'change log'}).click();
    await expect(page).toHaveURL(`/docs/api/${api}/changes`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Changes to the /);
    await expect(page.getByRole('heading', {level: 2}).first()).toHaveText(/^Version \d+\.\d+\.\d+/);
    const entries = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
    const addresses = await entries.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const introduction = addresses.indexOf(`/docs/api/${api}`);
    expect(introduction).toBeGreaterThan(0);
    expect(addresses.slice(introduction + 1, introduction + 4)).toEqual([
      `/docs/api/${api}/errors`,
      `/docs/api/${api}/schemas`,
      `/docs/api/${api}/changes`,
    ]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('operation: parameters, request body and responses are readable', async ({page}) => {
    const parameterised = operationWithPathParameter();
    await page.goto(parameterised.path);
    const main = page.getByRole('main');
    for (const name of ['Path parameters', 'Responses', 'Request sample']) {
      await expect(main.getByRole('heading', {level: 2}).filter({hasText: name})).toBeVisible();
    }
    const [parameter = ''] = /[^{]+(?=\})/.exec(parameterised.text('article code:has(span)')) ?? [];
    await expect(main.getByText(parameter, {exact: true}).first()).toBeVisible();
    await page.goto(withBody.path);
    await expect(main.getByRole('heading', {level: 2}).filter({hasText: 'Request body'})).toBeVisible();
    await expect(main.locator('[id^="body-"] code').first()).toBeVisible();
    await expect(main.getByText('required', {exact: true}).first()).toBeVisible();
    const all = specifications.flatMap(({id}) => operationsOf(id));
    for (const status of Object.keys(all.find(({page: address}) => address === withBody.path)!.responses))
      await expect(main.getByText(status, {exact: true}).filter({visible: true}).first()).toBeVisible();
    await expect(main.locator('summary').getByText('curl', {exact: true})).toBeVisible();
  });

  test('operation: nested properties open at a click', async ({page}) => {
    await page.goto(withBody.path);
    const details = page.getByRole('main').getByRole('group').filter({hasText: 'Properties of'}).first();
    const inner = details.locator('[id] code').first();
    await expect(inner).toBeHidden();
    await details.getByText('Properties of').first().click();
    await expect(inner).toBeVisible();
  });
});

test('responses: a link opens what hides its target', async ({page}) => {
  const closed = withBody.$('details[id^="response-"]:not([open])');
  const filled = closed.filter((_, {attribs}) => withBody.has(`[id^="${attribs.id}-"]`)).first();
  const second = filled.attr('id') ?? '';
  const first = closed.not(filled).first().attr('id') ?? '';
  const inside = filled.find(`[id^="${second}-"]`).first().attr('id') ?? '';
  await open(page, `${withBody.path}#${first}`);
  const response = page.locator(`[id="${first}"]`);
  await expect(response).toHaveAttribute('open');
  const property = page.locator(`[id="${inside}"]`);
  await expect(property).toBeHidden();
  await page.evaluate((id) => {
    history.pushState(null, '', `#${id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, inside);
  await expect(property).toBeInViewport();
});

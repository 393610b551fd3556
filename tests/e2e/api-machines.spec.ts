/** What programs find beside the pages of an API. */
import {test} from '@playwright/test';
import {load} from 'cheerio';
import {addressesOf, openApiType} from '../../src/site/apiFiles';
import {specifications} from '../../src/site/apis';
import {operationsIn} from '../support/openapi';
import {expect} from './fixtures';

type Document = {paths?: Record<string, Record<string, {operationId?: string}>>};

for (const specification of specifications) {
  const {id, file, pages} = specification;

  test(`${id}: each operation names a document of itself, and so do its Markdown and the list`, async ({
    request,
  }) => {
    const list = await (await request.get(`/${pages}/llms.txt`)).text();
    for (const operation of await operationsIn(file)) {
      const path = `/${pages}/${operation.id}`;
      const page = load(await (await request.get(path)).text());
      const self = new URL(page('link[rel="canonical"]').attr('href') ?? '').origin;
      expect(page(`head link[rel="alternate"][type="${openApiType}"]`).attr('href')).toBe(`${path}.json`);
      expect(page(`main a[type="${openApiType}"]`).attr('href')).toBe(`${path}.json`);
      const document = (await (await request.get(`${path}.json`)).json()) as Document;
      if (operation.kind === 'operation')
        expect(document.paths?.[operation.path]?.[operation.method]?.operationId).toBe(operation.operationId);
      expect(list).toContain(`(${self}${path}.json)`);
      expect(await (await request.get(`${path}.md`)).text()).toContain(`\nopenapi: ${self}${path}.json\n`);
    }
  });

  test(`${id}: the list of the site names its tools`, async ({request}) => {
    const {tools} = addressesOf(specification);
    expect(await (await request.get('/llms.txt')).text()).toContain(`${tools})`);
    const made = (await (await request.get(tools)).json()) as {tools: unknown[]};
    expect(made.tools.length).toBeGreaterThan(0);
  });
}

/** What the search finds: the records of all pages of the sitemap, as they are served. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {errorCodes} from '../../src/content/error-codes';
import {specifications} from '../../src/site/apis';
import {extractRecords} from '../../src/search/records/extract';
import {titleOf, type SearchRecord} from '../../src/search/records/record';
import {builtPage} from '../support/builtPage';
import {operationsIn} from '../support/openapi';
import {guides} from '../support/scenes';

type Page = {path: string; html: string; records: SearchRecord[]};

const pages: Page[] = [];
const records = () => pages.flatMap((page) => page.records);

async function read(origin: string, path: string): Promise<Page> {
  const html = await (await fetch(origin + path)).text();
  return {path, html, records: extractRecords(builtPage(html, path), origin)};
}

// One worker reads the site once for all tests of this file.
test.describe.configure({mode: 'default'});

test.beforeAll(async ({baseURL}) => {
  const {origin} = new URL(baseURL ?? '');
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  pages.push(...(await Promise.all(paths.map((path) => read(origin, path)))));
});

/** Anchors that a generated page of the API reference gives to its fields, choices and responses. */
function apiAnchors(): string[] {
  return specifications.flatMap(({pages: folder}) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.api.mdx'))
      .flatMap((file) => {
        const path = `/${folder}/${file.replace('.api.mdx', '')}`;
        const source = readFileSync(`${folder}/${file}`, 'utf8');
        const ids = source.matchAll(
          /^<(?:ApiChoice|ParamsItem|SchemaItem|StatusCodes)\b.*? (?:id|value)=\{"([^"]+)"\}/gm,
        );
        return [...ids].map(([, id = '']) => `${path}#${id}`);
      }),
  );
}

const addressOf = ({url}: SearchRecord) => {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
};

test('every page has records, with a title and an id of their own', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => page.records.length === 0).map(({path}) => path)).toEqual([]);
  expect(
    records()
      .filter((record) => !titleOf(record))
      .map(addressOf),
  ).toEqual([]);
  const ids = records().map(({objectID}) => objectID);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every anchor leads to one element of its page', () => {
  const dead = pages.flatMap(({html, path, records: found}) => {
    const ids = [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare);
    return found
      .filter(({anchor}) => anchor !== null && ids.filter((id) => id === anchor).length !== 1)
      .map(({anchor}) => `${path}#${anchor}`);
  });
  expect(records().filter(({anchor}) => anchor !== null).length).toBeGreaterThan(pages.length);
  expect(dead).toEqual([]);
});

test('every error code has a record that begins with it', () => {
  const others = [
    ...guides().flatMap(({source}) => [
      ...readFileSync(source, 'utf8').matchAll(/\{#([a-z]{2,3}-d?\d+)\}|<a id="([a-z]{2,3}-\d+)">/g),
    ]),
  ].map(([, heading, row = '']) => (heading ?? row).toUpperCase());
  const codes = [...errorCodes.map(({code}) => code), ...others];
  const without = codes.filter(
    (code) =>
      !records().some(
        (record) => record.anchor === code.toLowerCase() && new RegExp(`^${code}\\b`).test(titleOf(record)),
      ),
  );
  expect(without).toEqual([]);
});

test('every parameter, property and response of the APIs has a record', () => {
  const found = new Set(records().map(addressOf));
  const anchors = apiAnchors();
  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors.filter((anchor) => !found.has(anchor))).toEqual([]);
});

test('every operation is found by its name, and by its method and path', async () => {
  const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
  expect(operations.length).toBeGreaterThan(0);
  const texts = records().filter(
    ({type, hierarchy}) => type === 'lvl1' && hierarchy.lvl0 === 'API reference',
  );
  const without = operations.filter(
    ({summary, operationId, method, path}) =>
      !texts.some(
        (record) =>
          titleOf(record) === summary && record.keywords?.endsWith(`${operationId}, ${method} ${path}`),
      ),
  );
  expect(without.map(({operationId}) => operationId)).toEqual([]);
});

/**
 * Documents of other people become pages without work by hand. They come from the package @readme/oas-examples (MIT),
 * which has the examples of the OpenAPI Initiative among them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {reading} from '../../../src/api-reference/model/reading';
import {consoleData} from '../../../src/api-reference/console/writeConsoles';
import {apiDocumentOf, readDocument} from '../../../src/api-reference/model/readDocument';
import {infoPage, operationPage, tagPage} from '../../../src/api-reference/pages/operationPage';
import {samplesFile} from '../../../src/api-reference/samples';
import {namedSchemas, schemaAddresses} from '../../../src/api-reference/schemas';
import {schemaPages} from '../../../src/api-reference/schemas/schemaPages';
import {folderWith} from '../../support/folder';
import {compileMdx, liveText} from '../../support/mdx';

const folder = path.resolve('node_modules/@readme/oas-examples');
const files = await Globby(['3.*/json/**/*.json'], {cwd: folder});

type Item = Record<string, unknown>;

/** Pages of a document that are compiled without FULL: one writer makes all of them, and MDX takes its time. */
const most = process.env.FULL ? Infinity : 12;

/** @returns so many of a list, from its beginning to its end */
const spread = <T>(list: readonly T[]): readonly T[] =>
  list.filter((_, at) => list.length <= most || at % Math.ceil(list.length / most) === 0);

const methods = /^(get|put|post|delete|options|head|patch|trace)$/;

/** Operations of paths, as somebody counts them who knows nothing of our reading. */
function countIn(paths: unknown): number {
  const all = (paths ?? {}) as Record<string, Item>;
  const items = Object.values(all).map((item) => {
    const [, other = ''] = /^#\/paths\/(.+)$/.exec(String(item.$ref)) ?? [];
    return all[other.replaceAll('~1', '/')] ?? item;
  });
  return items.flatMap((item) => Object.keys(item).filter((key) => methods.test(key))).length;
}

/** The callbacks of all operations, those of callbacks apart. */
function callbacksIn(paths: unknown): number {
  const operations = Object.values((paths ?? {}) as Record<string, Item>).flatMap((item) =>
    Object.values(item).filter((value): value is Item => typeof value === 'object' && value !== null),
  );
  return operations
    .flatMap(({callbacks}) => Object.values((callbacks ?? {}) as Item))
    .reduce((sum: number, expressions) => sum + countIn(expressions), 0);
}

const registered =
  readFileSync('src/content/ui/MDXComponents/index.tsx', 'utf8').split('export default')[1] ?? '';

/** Components of a page that neither the site knows nor the page imports. */
function unknownIn(page: string): string[] {
  const imported = [...page.matchAll(/^import (.*) from/gm)].map(([, names]) => names).join();
  return [...page.matchAll(/^<([A-Z]\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !`${registered} ${imported}`.includes(name));
}

it('are many', () => {
  expect(files.length).toBeGreaterThan(60);
});

describe.each(files)('%s', (name) => {
  const file = path.join(folder, name);
  const source = JSON.parse(readFileSync(file, 'utf8')) as Item;

  it('stops nothing', async () => {
    expect((await reading(file, 'foreign')).problems).toEqual([]);
  });

  it('has a page for every operation and webhook, with all its callbacks, and every page compiles', async () => {
    const document = await readDocument(file);
    const hooks = countIn({...(source['x-webhooks'] as object), ...(source.webhooks as object)});
    expect(document.operations.filter(({kind}) => kind === 'webhook')).toHaveLength(hooks);
    expect(document.operations).toHaveLength(countIn(source.paths) + hooks);
    const names = [...document.operations, ...document.tags].map(({id}) => id);
    expect(new Set(names).size).toBe(names.length);

    const pages = document.operations.map((api) => operationPage({id: api.id, title: api.title, api}));
    const endpoints = pages.flatMap((page) => page.match(/^<MethodEndpoint /gm) ?? []);
    expect(endpoints).toHaveLength(pages.length + callbacksIn(source.paths));
    for (const page of pages) {
      expect(unknownIn(page)).toEqual([]);
      expect(liveText(page).match(/.*[{}<].*/g)).toBeNull();
      const ids = [...page.matchAll(/^<[A-Z]\w+\b.*? (?:id|value)=\{"([^"]+)"\}/gm)].map(([, id]) => id);
      const repeated = [...page.matchAll(/^<ApiSame .* ids=\{(\[.*?\])\}/gm)];
      ids.push(...repeated.flatMap(([, list = '']) => JSON.parse(list) as string[]));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const targets = [...page.matchAll(/^<ApiSame href=\{"#([^"]+)"\}/gm)].map(([, id]) => id);
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    }
    for (const operation of document.operations)
      expect(samplesFile(operation).request === '', operation.id).toBe(
        operation.kind === 'webhook' && !operation.requestBody?.content,
      );
    for (const operation of document.operations.filter(({kind}) => kind === 'operation'))
      expect(consoleData(document, 'api', operation), operation.id).toMatchObject({path: operation.path});
    const all = [...pages, infoPage({document}), ...document.tags.map((tag) => tagPage({document, tag}))];
    const schemas = namedSchemas(document);
    const addresses = schemaAddresses(document, '/docs/api/a');
    const title = document.specification.info.title;
    for (const page of Object.values(schemaPages({title, schemas, addresses, pages: new Map()})))
      all.push(page.replace(/^---[^]*?\n---/, '').replaceAll(/^(## .*) \{#.*\}$/gm, '$1'));
    // Links between pages are made addresses by the docs plugin, which knows the folder.
    for (const page of spread(all)) await compileMdx(page.replace(/\]\(\.\/[^)]+\)/g, '](/docs/api)'));
  });
});

describe('links that an author made for pages of theirs', () => {
  const text = [
    '[Guide](/docs/a), [blog](/blog/b "t"), [by name][c], <a href="/docs/d">tag</a>, ![picture](/docs/e.png),',
    '[theirs](https://api.example.com/docs/f).\n\n[c]: /docs/c',
  ].join(' ');
  const source = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1.0.0', description: text},
    tags: [{name: 'one', description: text}],
    security: [{auth: []}],
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          tags: ['one'],
          description: text,
          parameters: [{name: 'q', in: 'query', description: text, schema: {type: 'string'}}],
          responses: {200: {description: text}},
        },
      },
    },
    components: {
      securitySchemes: {
        auth: {
          type: 'oauth2',
          flows: {clientCredentials: {tokenUrl: 'https://a.example.com/t', scopes: {read: text}}},
        },
      },
    },
  };

  async function pagesOf(isForeign: boolean) {
    const file = path.join(folderWith({'a.json': JSON.stringify(source)}), 'a.json');
    const document = await apiDocumentOf({file, isForeign});
    const [api] = document.operations;
    return [
      infoPage({document}),
      ...document.tags.map((tag) => tagPage({document, tag})),
      operationPage({id: 'a', title: 'A', api: api!}),
    ].join('\n');
  }

  const ofTheSite = /\]\(\/(?:docs|blog)\/[^)]*|\]: \/.*/g;

  it('are text, because they would lead to none of ours', async () => {
    const pages = await pagesOf(true);
    expect(pages.match(ofTheSite)).toBeNull();
    expect(pages).toContain(
      'Guide, blog, by name, tag, *picture*, [theirs](https://api.example.com/docs/f).',
    );
    await compileMdx(pages.replace(/^import .*/gm, '').replace(/\]\(\.\/[^)]+\)/g, '](/docs/api)'));
  });

  it('stay in a document of our own', async () => {
    expect((await pagesOf(false)).match(ofTheSite)?.length).toBeGreaterThan(20);
  });
});

/**
 * Documents of other people become pages without work by hand. They come from the package @readme/oas-examples (MIT),
 * which has the examples of the OpenAPI Initiative among them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {bundled, reading} from '../../../src/api-reference/model/reading';
import {consoleData} from '../../../src/api-reference/console/writeConsoles';
import type {BundledDocument} from '../../../src/api-reference/console/parameterExamples';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {infoPage, operationPage, tagPage} from '../../../src/api-reference/pages/operationPage';
import {samplesFile} from '../../../src/api-reference/samples';
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
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const targets = [...page.matchAll(/^<ApiSame href=\{"#([^"]+)"\}/gm)].map(([, id]) => id);
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    }
    for (const operation of document.operations)
      expect(samplesFile(operation).request === '', operation.id).toBe(
        operation.kind === 'webhook' && !operation.requestBody?.content,
      );
    const whole = (await bundled(file)) as BundledDocument;
    for (const {kind, method, path: route} of document.operations.filter(({kind}) => kind === 'operation'))
      expect(consoleData(whole, 'api', method, route), kind).toMatchObject({method, path: route});
    const all = [...pages, infoPage({document}), ...document.tags.map((tag) => tagPage({document, tag}))];
    // Links between pages are made addresses by the docs plugin, which knows the folder.
    for (const page of spread(all)) await compileMdx(page.replace(/\]\(\.\/[^)]+\)/g, '](/docs/api)'));
  });
});

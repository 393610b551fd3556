/** What docusaurus-plugin-openapi-docs loses of a document, and that nothing is lost of the one that we hand to it. */
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {pluginDocument} from '../../../../src/api-reference/pages/pluginDocument';
import {specifications} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';

type Page = {type: string; id: string; title: string; api?: {method: string; parameters?: {in: string}[]}};

/** @returns the pages that the plugin makes of a document */
async function pagesOf(file: string): Promise<Page[]> {
  const sidebar = {groupPathsBy: 'tag', categoryLinkSource: 'tag'} as const;
  const options = {specPath: file, outputDir: '.'};
  const [pages] = (await processOpenapiFiles(await readOpenapiFiles(file), options, sidebar)) as unknown as [
    Page[],
  ];
  return pages;
}

/** @returns the pages of the completed document, and those that it should have */
async function completed(file: string): Promise<{pages: Page[]; expected: string[]}> {
  const document = await readDocument(file);
  const target = path.join(folderWith({}), 'completed.json');
  writeFileSync(target, JSON.stringify(pluginDocument(document)));
  return {
    pages: await pagesOf(target),
    expected: [...document.operations, ...document.tags].map(({id}) => id),
  };
}

const write = (document: object) =>
  path.join(
    folderWith({
      'api.json': JSON.stringify({openapi: '3.1.0', info: {title: 'Pets', version: '1'}, ...document}),
    }),
    'api.json',
  );

const idsOf = (pages: Page[]) => pages.filter(({type}) => type !== 'info').map(({id}) => id);

const responses = {default: {description: 'An answer'}};
const named = (operationId: string, more: object = {}) => ({operationId, responses, ...more});

/** Documents of which the plugin loses pages, or which end it. */
const losses: [what: string, document: object][] = [
  ['operations without a name', {paths: {'/a': {get: {responses}, put: {responses}}}}],
  ['a tag that is not declared', {paths: {'/a': {get: named('getA', {tags: ['B']})}}}],
  ['no paths', {webhooks: {a: {post: named('a')}}}],
];

describe('the plugin', () => {
  it.each(losses)('loses pages of %s, but none of the document that it is given', async (_, document) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const file = write(document);
    const {pages, expected} = await completed(file);
    expect(idsOf(pages).sort()).toEqual([...expected].sort());
    const stock = await pagesOf(file).then(idsOf, () => undefined);
    const files = stock && [...new Set(stock)].filter(Boolean).sort();
    expect(files, 'the plugin needs this no longer').not.toEqual([...expected].sort());
  });

  it.each(specifications)('makes every page of $file', async ({file}) => {
    const {pages, expected} = await completed(file);
    expect(idsOf(pages).sort()).toEqual([...expected].sort());
  });
});

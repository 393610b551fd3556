/** A mistake of somebody else's document costs the part that has it, is told with its place, and stops nothing. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import logger from '@docusaurus/logger';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {downloadsOf} from '../../../src/api-reference/downloads';
import {documentOf, faultLinesOf, faultsOf, reading} from '../../../src/api-reference/model/reading';
import {readDocument} from '../../../src/api-reference/model/readDocument';
import {generatorOptions} from '../../../src/api-reference/pages/generator';
import {infoPage} from '../../../src/api-reference/pages/operationPage';
import {folderWith} from '../../support/folder';
import {compileMdx} from '../../support/mdx';
import {documentOf as documentWith, faultyOperations} from '../../support/samples/faulty';

afterEach(() => {
  vi.restoreAllMocks();
});

function entryOf(text: string, name = 'pets.json') {
  const folder = folderWith({[name]: text});
  mkdirSync(path.join(folder, 'pages'));
  return {
    id: 'pets',
    file: path.join(folder, name),
    pages: path.join(folder, 'pages'),
    download: `/openapi/${name}`,
    isForeign: true,
  };
}

type Entry = ReturnType<typeof entryOf>;

/** Everything that is made of a document. */
async function madeOf(entry: Entry) {
  expect((await reading(entry.file, 'foreign')).problems).toEqual([]);
  const whole = await documentOf(entry);
  const document = await readDocument(entry.file, whole, await faultsOf(entry));
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const {config} = generatorOptions([{...entry, whole, document}], path.join(entry.pages, 'generated'));
  const {specPath, markdownGenerators} = config.pets!;
  const options = {specPath, outputDir: entry.pages};
  const sidebar = {groupPathsBy: 'tag', categoryLinkSource: 'tag'} as const;
  const [items] = await processOpenapiFiles(await readOpenapiFiles(specPath), options, sidebar);
  const pages = new Map(
    document.operations.map(({id, path: route}) => [
      route,
      markdownGenerators!.createApiPageMD({id, frontMatter: {}}),
    ]),
  );
  const samples = readFileSync(path.join(entry.pages, 'get-sound.samples.json'), 'utf8');
  const downloads = await downloadsOf(entry);
  const introduction = infoPage({document});
  const told = [...(await faultLinesOf(entry)), ...warn.mock.calls.map(([line]) => String(line))];
  return {document, items, pages, samples, downloads, told, introduction};
}

let made: ReturnType<typeof madeOf> | undefined;

/** What is made of the document without a mistake in its operations. */
const sound = () => (made ??= madeOf(entryOf(JSON.stringify(documentWith([])))));

describe('an operation', () => {
  it.each(Object.entries(faultyOperations))('with %s', async (_, operation) => {
    const {document, items, pages, samples, told} = await madeOf(
      entryOf(JSON.stringify(documentWith([operation]))),
    );
    expect(document.operations).toHaveLength(2);
    expect(items.filter(({type}) => type === 'api')).toHaveLength(2);
    for (const line of told) expect(line).toMatch(/pets\.json:1:\d+ #\S* .+(Remedy: .+\.|\(.+\))$/);
    expect(pages.get('/sound')).toBe((await sound()).pages.get('/sound'));
    expect(samples).toBe((await sound()).samples);
    await compileMdx(pages.get('/faulty/0')!.replace(/\]\(\.\/[^)]+\)/g, '](/docs/api)'));
  });
});

it('has all pages, and all downloads, with all mistakes at once', async () => {
  const all = Object.values(faultyOperations);
  const {document, items, pages, downloads} = await madeOf(entryOf(JSON.stringify(documentWith(all))));
  expect(document.operations).toHaveLength(all.length + 1);
  expect(items.filter(({type}) => type === 'api')).toHaveLength(all.length + 1);
  expect(pages.get('/sound')).toBe((await sound()).pages.get('/sound'));
  expect(downloads.map((download) => download.path)).toEqual([
    '/openapi/pets.json',
    '/openapi/pets.postman_collection.json',
  ]);
});

import {existsSync, readFileSync} from 'node:fs';
import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {factsFile} from '../../../../src/api-reference/downloads/downloadLinks';
import {bundled} from '../../../../src/api-reference/model/reading';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {generatorOptions} from '../../../../src/api-reference/pages/generator';
import {specifications} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';

const apis = await Promise.all(
  specifications.map(async (entry) => ({
    ...entry,
    whole: await bundled(entry.file),
    document: await readDocument(entry.file),
  })),
);

const options = () => generatorOptions(apis, folderWith({}));

it('writes the page that the generator asks for by its name', () => {
  const [{id, document}] = apis as [(typeof apis)[number]];
  const [operation] = document.operations;
  const {createApiPageMD, createTagPageMD, createInfoPageMD} =
    options().config[id]?.markdownGenerators ?? ({} as never);
  const page = {id: operation!.id, frontMatter: {text: ''}};
  expect(createApiPageMD(page)).toContain(
    `<MethodEndpoint method={"${operation!.method}"} path={"${operation!.path}"}`,
  );
  expect(parse(page.frontMatter.text)).toMatchObject({
    id: operation!.id,
    title: operation!.summary,
    operation: `${operation!.method} ${operation!.path}`,
    custom_edit_url: null,
  });
  page.id = document.tags.find(({name}) => operation!.tags.includes(name))!.id;
  expect(createTagPageMD(page)).toContain(`[${operation!.summary}](./${operation!.id}.api.mdx)`);
  expect(createInfoPageMD(page)).toContain('## Servers');
  expect(parse(page.frontMatter.text)).toMatchObject({
    slug: `/api/${id}`,
    sidebar_label: 'Introduction',
  });
  page.id = 'gone';
  expect(() => createApiPageMD(page)).toThrow('the page gone');
});

it('names the operation that it cannot show, with line, pointer and remedy', () => {
  const [api] = apis as [(typeof apis)[number]];
  const [operation] = api.document.operations;
  const broken = {...operation, id: 'broken', parameters: [null]} as never;
  const document = {...api.document, operations: [broken]};
  const {config} = generatorOptions([{...api, document}], folderWith({}));
  const write = config[api.id]?.markdownGenerators!.createApiPageMD;
  const {path, method} = broken as {path: string; method: string};
  const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}`;
  expect(() => write?.({id: 'broken', frontMatter: {}})).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(
          `^${api.file}:\\d+:\\d+ ${pointer.replace(/[{}]/g, '\\$&')} cannot be shown: TypeError.+Remedy: `,
        ),
      ) as string,
    }) as Error,
  );

  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const folder = folderWith({});
  const foreign = generatorOptions([{...api, document, isForeign: true, pages: folder}], folder).config[
    api.id
  ];
  const page = foreign?.markdownGenerators!.createApiPageMD({id: 'broken', frontMatter: {}});
  expect(page).toContain(`path={"${path}"}`);
  expect(page).toMatch(/:::warning\[Not shown\][^]+\[The document\]\(\.\/\S+\.info\.mdx#download\)/);
  expect(warn.mock.calls.flat().join()).toContain(`${pointer} It cannot be shown: TypeError`);
  warn.mockRestore();
});

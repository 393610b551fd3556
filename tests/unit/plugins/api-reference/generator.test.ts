import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {apiGenerator} from '../../../../src/plugins/api-reference/generator';
import {specifications} from '../../../../src/plugins/api-reference/specifications';

type Entry = Record<'specPath' | 'outputDir' | 'template' | 'infoTemplate' | 'tagTemplate', string> & {
  markdownGenerators: {createInfoPageMD: (page: object) => string};
};

const [name, options] = apiGenerator as [string, {config: Record<string, Entry>}];

it('configures the generator for every specification', () => {
  expect(name).toBe('docusaurus-plugin-openapi-docs');
  expect(Object.values(options.config).map(({specPath, outputDir}) => [specPath, outputDir])).toEqual(
    specifications.map(({file, pages}) => [file, pages]),
  );
});

it.each(Object.values(options.config))(
  'reads files that exist for $outputDir',
  ({specPath, template, infoTemplate, tagTemplate}) => {
    expect([specPath, template, infoTemplate, tagTemplate].filter((file) => !existsSync(file))).toEqual([]);
  },
);

it('describes a page by its first sentences, not by its first line', () => {
  const page = {
    description: 'Reads one\npet. Fast.',
    frontMatter: {description: 'Reads one'},
    info: {title: 'T', version: '1'},
  };
  options.config.auth?.markdownGenerators.createInfoPageMD(page);
  expect(page.frontMatter.description).toBe('Reads one pet. Fast.');
});

import {describe, expect, it} from 'vitest';
import {
  prunedConfig,
  prunedGlobalData,
  prunedLanguages,
  prunedMetadata,
  prunedRegistry,
  loadersOf,
} from '../../../../src/docusaurus/client-bundle/pruned';

it('the configuration keeps what pages read', () => {
  const config = {title: 'Site', presets: [], plugins: [], headTags: [], themeConfig: {image: 'a.png'}};
  expect(prunedConfig(config)).toEqual({title: 'Site', themeConfig: {image: 'a.png'}});
});

describe('the global data', () => {
  const version = {name: 'current', mainDocId: 'intro', docs: [{id: 'intro'}]};
  const data = (...versions: (typeof version)[]) => ({
    'docusaurus-plugin-content-docs': {default: {path: '/docs', versions}},
    'latest-posts': {default: {posts: ['a']}},
  });

  it('loses the documents of an only version', () => {
    expect(prunedGlobalData(data(version))).toEqual(data({...version, docs: []}));
  });

  it('keeps them when a reader can change the version', () => {
    expect(prunedGlobalData(data(version, version))).toEqual(data(version, version));
  });
});

it('the languages come without the folder of their translations', () => {
  const i18n = {defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {}, path: 'i18n'};
  expect(prunedLanguages(i18n)).toEqual({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {},
  });
});

it('the metadata keep the version of Docusaurus, without the plugins', () => {
  const metadata = {docusaurusVersion: '3.8.1', pluginVersions: {routing: {type: 'local' as const}}};
  expect(prunedMetadata(metadata)).toEqual({docusaurusVersion: '3.8.1', pluginVersions: {}});
});

describe('the registry of chunks', () => {
  const load = (file: string) => `[() => import(/* webpackChunkName: "a1" */ "${file}")`;
  const entry = (file: string) => `"a1": ${load(file)}, "${file}", require.resolveWeak("${file}")],`;

  it('keeps what loads a chunk', () => {
    expect(prunedRegistry(`export default {\n${entry('@site/a.md')}\n${entry('@site/b.md')}};\n`)).toBe(
      `export default {\n"a1": ${load('@site/a.md')}],\n"a1": ${load('@site/b.md')}],};\n`,
    );
  });

  it('knows how to load each chunk, and what that asks for', () => {
    const registry = `export default {\n${entry('@site/a.md')}\n${entry('@site/b.md?x=1').replace('"a1"', '"b1"')}};\n`;
    expect([...loadersOf(prunedRegistry(registry))]).toEqual([
      ['a1', {code: load('@site/a.md').slice(1), request: '@site/a.md'}],
      ['b1', {code: load('@site/b.md?x=1').slice(1), request: '@site/b.md?x=1'}],
    ]);
  });

  it.each([
    `{"a1": ${load('a.md')}, "a.md", require.resolve("a.md")]}`,
    '{}',
    `{${entry('a')} ${load('b')}]}`,
  ])('of another shape is an error: %s', (source) => {
    expect(() => prunedRegistry(source)).toThrow(/^Of \d chunks in registry\.js, \d look as/);
  });
});

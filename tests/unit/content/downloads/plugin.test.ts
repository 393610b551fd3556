import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import webpack, {type Configuration} from 'webpack';
import contentDownloads from '../../../../src/content/downloads/plugin';
import {folderWith} from '../../../support/folder';

const plugin = contentDownloads({
  siteConfig: {url: 'https://help.example.co.uk'},
  baseUrl: '/',
} as LoadContext);

function configured(isServer: boolean): Configuration {
  const configure = plugin.configureWebpack as NonNullable<typeof plugin.configureWebpack>;
  return configure({}, isServer, {} as ConfigureWebpackUtils, undefined) as Configuration;
}

it('adds the files to what the bundler writes', async () => {
  const folder = folderWith({'entry.js': ''});
  const compiler = webpack({
    ...configured(false),
    entry: path.join(folder, 'entry.js'),
    output: {path: folder},
  });
  const assets = await new Promise<string[]>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error ? reject(error) : resolve(Object.keys(stats?.compilation.assets ?? {})),
    );
  });
  expect(assets).toEqual(
    expect.arrayContaining([
      'downloads/focus/error-codes.json',
      'downloads/focus/data-dictionary.csv',
      'downloads/focus/data-dictionary.schema.json',
    ]),
  );
});

it('leaves the bundle of the server alone', () => {
  expect(configured(true)).toEqual({});
});

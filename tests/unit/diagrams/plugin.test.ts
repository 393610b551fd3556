import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import mermaid from '../../../src/diagrams/plugin';
import type {MermaidFiles} from '../../../src/diagrams/library/bundle';
import {folderWith} from '../../support/folder';

function configured(mode: 'production' | 'development', isServer: boolean) {
  const generatedFilesDir = folderWith({});
  const plugin = mermaid({baseUrl: '/help/', generatedFilesDir} as LoadContext, {speed: true});
  const configuration = plugin.configureWebpack?.({mode}, isServer, {} as ConfigureWebpackUtils, undefined);
  return {configuration, generatedFilesDir};
}

it('the server has no Mermaid; the development server bundles it', () => {
  expect(configured('production', true).configuration).toEqual({resolve: {alias: {mermaid: false}}});
  expect(configured('development', true).configuration).toEqual({resolve: {alias: {mermaid: false}}});
  expect(configured('development', false).configuration).toEqual({});
});

it('a built site is told where the files are', () => {
  const {configuration, generatedFilesDir} = configured('production', false);
  expect(configuration).toHaveProperty('resolve.alias.mermaid', expect.stringContaining('library'));
  const file = path.join(generatedFilesDir, 'mermaid', 'parts.json');
  const {entry, always} = JSON.parse(readFileSync(file, 'utf8')) as MermaidFiles;
  expect(entry).toMatch(/^\/help\/assets\/mermaid\/mermaid\.core-\w+\.js$/);
  expect(always).toContain(entry);
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {drawingFolder} from '../../../src/diagrams/key';
import diagrams, {publicFolder} from '../../../src/diagrams/plugin';
import {folderWith} from '../../support/folder';

const plugin = diagrams({siteDir: process.cwd()} as LoadContext);

it('the server has no Mermaid', () => {
  const configured = (isServer: boolean) =>
    plugin.configureWebpack?.({mode: 'production'}, isServer, {} as ConfigureWebpackUtils, undefined);
  expect(configured(true)).toEqual({resolve: {alias: {mermaid: false}}});
  expect(configured(false)).toEqual({});
});

it('a built site has each drawing as a file', async () => {
  const outDir = folderWith({});
  await plugin.builtPages.prepare?.(outDir);
  const folder = path.join(outDir, publicFolder);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual(readdirSync(drawingFolder));
  for (const name of readdirSync(folder))
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^<svg xmlns=.*<style>/s);
});

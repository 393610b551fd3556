import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import searchIndex from '../../../src/search/plugin';
import {openEngine} from '../../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../../src/search/engines/embedded/indexFormat';
import {folderWith} from '../../support/folder';

const context = {
  siteDir: '/site',
  siteConfig: {url: 'https://help.example.co.uk'},
  baseUrl: '/',
} as LoadContext;

const html = (title: string, text: string) =>
  `<html><body><main><article><h1>${title}</h1><p>${text}</p></article></main></body></html>`;

/** @returns the index of a site with these files: its entry, and the engine that reads it */
async function build(files: Record<string, string>) {
  const outDir = folderWith(files);
  await passOver(outDir, [searchIndex(context, {hosted: false}).builtPages]);
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const entry = JSON.parse(read(entryPath)) as IndexEntry;
  return {entry, engine: openEngine(entry, (file) => Promise.resolve(JSON.parse(read(file))))};
}

const sectionsOf = ({pages}: IndexEntry) => pages.reduce((sum, [, , count]) => sum + count, 0);

it('ends the build when an option of the hosted search would do nothing', () => {
  const siteConfig = {...context.siteConfig, themeConfig: {algolia: {externalUrlRegex: 'example'}}};
  expect(() => searchIndex({...context, siteConfig}, {hosted: true})).toThrow(
    'externalUrlRegex is not honoured',
  );
});

describe('the index file', () => {
  const pages = {
    'index.html': html('Home', 'Start here.'),
    'docs/intro.html': html('Welcome', 'Choose a path.'),
  };

  it('holds the pages of the site', async () => {
    const {entry, engine} = await build(pages);
    const {hits} = await engine.answer({indexName: 'help-uk', query: 'choose'});
    expect(hits.map(({url}) => url)).toEqual(['https://help.example.co.uk/docs/intro']);
    expect(sectionsOf(entry)).toBe(2);
  });
});

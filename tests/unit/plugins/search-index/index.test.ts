import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import searchIndex from '../../../../src/plugins/search-index';
import {answer, deserialise} from '../../../../src/search/embedded/engine';
import {indexPath} from '../../../../src/search/embedded/protocol';
import {folderWith} from '../../../support/folder';

const context = {siteDir: '/site', siteConfig: {url: 'https://help.example.co.uk'}} as LoadContext;

type PostBuild = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

const html = (title: string, text: string) =>
  `<html><body><main><article><h1>${title}</h1><p>${text}</p></article></main></body></html>`;

async function build(files: Record<string, string>): Promise<string> {
  const outDir = folderWith(files);
  await searchIndex(context, {hosted: false}).postBuild?.({outDir} as PostBuild);
  return readFileSync(path.join(outDir, indexPath), 'utf8');
}

describe('the route of /search', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])('with a hosted engine: %s, is added %i times', async (hosted, times) => {
    const addRoute = vi.fn();
    const actions = {addRoute} as unknown as PluginContentLoadedActions;
    await searchIndex(context, {hosted}).contentLoaded?.({content: undefined, actions});
    expect(addRoute).toHaveBeenCalledTimes(times);
  });

  it('shows the search page', async () => {
    const addRoute = vi.fn();
    await searchIndex(context, {hosted: false}).contentLoaded?.({
      content: undefined,
      actions: {addRoute} as unknown as PluginContentLoadedActions,
    });
    expect(addRoute).toHaveBeenCalledWith({path: '/search', component: '@theme/SearchPage', exact: true});
  });
});

describe('the index file', () => {
  const pages = {
    'index.html': html('Home', 'Start here.'),
    'docs/intro.html': html('Welcome', 'Choose a path.'),
  };

  it('holds the pages of the site', async () => {
    const index = deserialise(await build(pages));
    expect(answer(index, {indexName: 'help-uk', query: 'choose'}).hits.map(({url}) => url)).toEqual([
      'https://help.example.co.uk/docs/intro',
    ]);
    expect(index.records).toHaveLength(2);
  });

  it('has the same bytes each time', async () => {
    expect(await build(pages)).toBe(await build(pages));
  });
});

import {expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {docusaurus} from '../../../src/docusaurus/plugin';

it('no module is ignored by `false`: its id, and the names of files with it, would hold the folder of the checkout', () => {
  const context = {
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    siteConfig: {themeConfig: {}, presets: [], plugins: []},
  };
  const {configureWebpack} = docusaurus(context as unknown as LoadContext);
  const {resolve} = configureWebpack!({mode: 'development'} as never, false, {} as never, undefined) as {
    resolve: {alias: Record<string, unknown>};
  };
  expect(Object.keys(resolve.alias)).not.toHaveLength(0);
  expect(Object.values(resolve.alias)).not.toContain(false);
});

import type {RouteConfig} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {sitemapItems} from '../../../../src/metadata/dates/sitemap';

it('every address has the day of its page, without git being asked for each', async () => {
  const items = ['/help/docs/a', '/help/'].map((path) => ({url: `https://example.com${path}`}));
  const defaultCreateSitemapItems = vi.fn(() => Promise.resolve(items));
  const source = {metadata: {sourceFilePath: 'docs/a.md'}};
  const routes = [{path: '/', ...source, routes: [{path: '/docs/a', ...source}]}] as unknown as RouteConfig[];
  const made = await sitemapItems(() => new Map([['/docs/a', {modified: Date.UTC(2026, 1, 3)}]]))({
    routes,
    siteConfig: {baseUrl: '/help/'} as never,
    defaultCreateSitemapItems,
  });
  expect(made.map(({lastmod}) => lastmod)).toEqual(['2026-02-03', undefined]);
  expect(JSON.stringify(defaultCreateSitemapItems.mock.calls)).not.toContain('sourceFilePath');
});

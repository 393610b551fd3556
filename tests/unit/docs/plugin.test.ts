import {spawnSync} from 'node:child_process';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import docsPlugin from '../../../src/docs/plugin';

vi.mock('node:child_process');
vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: () => ({}),
  default: () => ({
    name: 'docs',
    loadContent: () =>
      Promise.resolve({
        loadedVersions: [
          {
            docs: [
              {source: '@site/docs/a.md', frontMatter: {}},
              {source: '@site/docs/b.md', frontMatter: {last_update: {date: '2026-01-02'}}},
              {source: '@site/docs/new.md', frontMatter: {}},
            ],
          },
        ],
      }),
  }),
}));

it('every page has its date, from one call of git for all loads', async () => {
  const git = vi.mocked(spawnSync).mockReturnValue({stdout: 'commit:1700000200\n\ndocs/a.md\n'} as never);
  const plugin = (await (docsPlugin({speed: true}))({siteDir: '/site'} as LoadContext, {path: 'docs'})) as Plugin<LoadedContent>;
  await plugin.loadContent?.();
  const content = await plugin.loadContent?.();
  expect(content?.loadedVersions[0]?.docs.map(({lastUpdatedAt}) => lastUpdatedAt)).toEqual([
    1700000200000,
    Date.UTC(2026, 0, 2),
    null,
  ]);
  expect(git).toHaveBeenCalledTimes(1);
});

import {writeFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {afterEach, describe, expect, it, vi} from 'vitest';
import contentRules from '../../../../src/plugins/content-rules';
import {folderWith} from '../../../support/folder';
import {docText, postText} from '../../../support/markdown';

const lists = {'docs/tags.yml': 'focus: {label: Focus}', 'blog/tags.yml': 'hello: {label: hello}'};

function siteWith(files: Record<string, string>) {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const siteDir = folderWith({...lists, ...files});
  return {siteDir, warn, plugin: contentRules({siteDir} as LoadContext)};
}

afterEach(() => vi.restoreAllMocks());

describe('the plugin', () => {
  it('is silent about good content', async () => {
    const {plugin, warn} = siteWith({
      'docs/intro.md': docText(),
      'blog/2025-02-03-welcome/index.md': postText(),
    });
    await plugin.loadContent?.();
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns at file and line, and stops nothing', async () => {
    const {plugin, warn} = siteWith({
      'docs/intro.md': docText({title: undefined, tags: '[wrong]'}, '[a](./gone.md)'),
      'docs/bad.md': '---\ntitle: "a\n---\n',
    });
    await plugin.loadContent?.();
    expect(warn).toHaveBeenCalledOnce();
    const said = String(warn.mock.calls[0]?.[0]);
    for (const line of [
      /^docs\/bad\.md:\d+:\d+ The front matter is not valid YAML/m,
      /^docs\/intro\.md:1:1 Front matter "title" is missing/m,
      /^docs\/intro\.md:4:1 Unknown tag "wrong"/m,
      /^docs\/intro\.md:7:1 The link "\.\/gone\.md" leads to no file/m,
    ])
      expect(said).toMatch(line);
  });

  it('tells of a page that is saved with a mistake, and of its mending', async () => {
    const {plugin, warn, siteDir} = siteWith({
      'docs/intro.md': docText(),
      'sidebars.ts': "export default {docs: ['intro']};",
      'blog/2025-02-03-welcome/index.md': postText(),
    });
    const success = vi.spyOn(logger, 'success').mockReturnValue();
    await plugin.loadContent?.();
    plugin.configureWebpack?.({mode: 'development'}, false, {} as never, undefined);
    writeFileSync(`${siteDir}/docs/intro.md`, docText({}, '#### Deep\n\nIt says something.\n'));
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringContaining('docs/intro.md:8:1 "Deep" jumps')),
      {timeout: 10_000},
    );
    writeFileSync(`${siteDir}/docs/intro.md`, docText({}, '## Not deep\n\nIt says something.\n'));
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('docs/intro.md keeps the rules again'), {
      timeout: 10_000,
    });
  });

  it('does not watch in a build', () => {
    const {plugin, siteDir} = siteWith({});
    // Watching a folder that is not there would fail.
    expect(() =>
      plugin.configureWebpack?.({mode: 'production'}, false, {} as never, undefined),
    ).not.toThrow();
    expect(siteDir).not.toBe('');
  });
});

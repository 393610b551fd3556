import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {afterEach, describe, expect, it, vi} from 'vitest';
import contentRules from '../../../src/rules/plugin';
import {folderWith} from '../../support/folder';
import {docText, postText} from '../../support/markdown';

const lists = {'docs/tags.yml': 'focus: {label: Focus}', 'blog/tags.yml': 'hello: {label: hello}'};

function siteWith(files: Record<string, string>) {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const siteDir = folderWith({...lists, ...files});
  return {warn, plugin: contentRules({siteDir} as LoadContext)};
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
});

import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import contentRules from '../../../src/rules/plugin';
import {folderWith} from '../../support/folder';
import {docText, postText} from '../../support/markdown';

const lists = {'docs/tags.yml': 'focus: {label: Focus}', 'blog/tags.yml': 'hello: {label: hello}'};

/** @returns what a build says of a site, undefined when it says nothing */
async function saidOf(files: Record<string, string>): Promise<string | undefined> {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await contentRules({siteDir: folderWith({...lists, ...files})} as LoadContext).loadContent?.();
  return warn.mock.calls[0]?.[0] as string | undefined;
}

afterEach(() => vi.restoreAllMocks());

it('is silent about good content', async () => {
  const files = {'docs/intro.md': docText(), 'blog/2025-02-03-welcome/index.md': postText()};
  expect(await saidOf(files)).toBeUndefined();
});

it('warns at file and line, and stops nothing', async () => {
  const said = await saidOf({
    'docs/intro.md': docText({title: undefined, tags: '[wrong]'}, '[a](./gone.md)'),
    'docs/bad.md': '---\ntitle: "a\n---\n',
  });
  for (const line of [
    /^docs\/bad\.md:\d+:\d+ The front matter is not valid YAML/m,
    /^docs\/intro\.md:1:1 Front matter "title" is missing/m,
    /^docs\/intro\.md:4:1 Unknown tag "wrong"/m,
    /^docs\/intro\.md:7:1 The link "\.\/gone\.md" leads to no file/m,
  ])
    expect(said).toMatch(line);
});

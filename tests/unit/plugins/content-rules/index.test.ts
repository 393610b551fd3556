import {writeFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import contentRules, {enforce} from '../../../../src/plugins/content-rules';
import type {Rule, SourceFile} from '../../../../src/plugins/content-rules/rule';
import {folderWith} from '../../../support/folder';
import {docFile, docText, postText} from '../../../support/markdown';

const complain: Rule = ({path}) => [{path, line: 3, message: 'Bad.', remedy: 'mend it.'}];

const lists = {'docs/tags.yml': 'focus: {label: Focus}', 'blog/tags.yml': 'hello: {label: hello}'};

type PostBuild = Parameters<NonNullable<Plugin<SourceFile[]>['postBuild']>>[0];

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

function pluginOver(files: Record<string, string>) {
  const siteDir = folderWith({
    ...lists,
    'build/img/logo.svg': '',
    'build/docs/focus/home.html': '',
    ...files,
  });
  return {plugin: contentRules({siteDir} as LoadContext), outDir: `${siteDir}/build`};
}

async function build(files: Record<string, string>): Promise<void> {
  const {plugin, outDir} = pluginOver(files);
  await plugin.loadContent?.();
  await plugin.postBuild?.({outDir, routesPaths: ['/', '/docs/intro']} as PostBuild);
}

describe('enforce', () => {
  it('is silent when all is well', () => {
    expect(() => enforce([docFile()], [() => []])).not.toThrow();
  });

  it('counts and lists every finding', () => {
    expect(() => enforce([docFile({}, '', 'docs/a.md')], [complain])).toThrow(
      'Content: 1 problem.\n  docs/a.md:3 Bad.\n    Remedy: mend it.',
    );
    expect(() => enforce([docFile(), docFile()], [complain, complain])).toThrow(/^Content: 4 problems\.\n/);
  });
});

describe('the plugin', () => {
  it('lets good content pass', async () => {
    const body = '[home](/) ![logo](/img/logo.svg) [post](../blog/2025-02-03-welcome/index.md)';
    await build({'docs/intro.md': docText({}, body), 'blog/2025-02-03-welcome/index.md': postText()});
  });

  it('checks the front matter and the tags when content loads', async () => {
    const {plugin} = pluginOver({'docs/intro.md': docText({title: undefined, tags: '[wrong]'})});
    await expect(plugin.loadContent?.()).rejects.toThrow(
      /2 problems[\s\S]*docs\/intro\.md:1 .*"title"[\s\S]*docs\/intro\.md:4 Unknown tag "wrong"/,
    );
  });

  it('tells an author of a mistake in a change, and goes on', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const {plugin, outDir} = pluginOver({'docs/intro.md': docText()});
    const change = () => plugin.allContentLoaded?.({} as AllContent);
    await plugin.loadContent?.();
    await change();
    expect(told).not.toHaveBeenCalled();
    writeFileSync(`${outDir}/../docs/intro.md`, docText({tags: '[wrong]'}));
    await change();
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Unknown tag "wrong"'));
  });

  it('checks the links when the routes are known', async () => {
    await expect(build({'docs/intro.md': docText({}, '[a](/docs/gone)')})).rejects.toThrow(
      'docs/intro.md:8 Broken link "/docs/gone"',
    );
  });

  it.each(['/docs/focus', './focus'])('takes the folder %s for no page', async (link) => {
    await expect(
      build({'docs/intro.md': docText({}, `[a](${link})`), 'docs/focus/home.md': docText()}),
    ).rejects.toThrow(`Broken link "${link}"`);
  });
});

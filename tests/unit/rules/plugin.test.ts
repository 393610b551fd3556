import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {loadFreshModule} from '@docusaurus/utils';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {drawingPath, keyOf} from '../../../src/diagrams/contract';
import contentRules from '../../../src/rules/plugin';
import {folderWith} from '../../support/folder';
import {docText, postText} from '../../support/markdown';

const lists = {'docs/tags.yml': 'focus: {label: Focus}', 'blog/tags.yml': 'hello: {label: hello}'};

function siteWith(files: Record<string, string>) {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const siteDir = folderWith({...lists, ...files});
  return {siteDir, warn, plugin: contentRules({siteDir} as LoadContext)};
}

const flow =
  'flowchart LR\n  accTitle: A flow of two steps\n  accDescr: The first leads to the second.\n  a --> b';
const diagram = `\`\`\`mermaid\n${flow}\n\`\`\`\n`;
const drawing = {[drawingPath(keyOf(flow))]: '<svg/>'};

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

  it('as Docusaurus loads it, tells of a page that is saved with a mistake, and of its mending', async () => {
    const {siteDir, warn} = siteWith({
      ...drawing,
      'docs/intro.md': docText(),
      'sidebars.ts': "export default {docs: ['intro']};",
      'blog/2025-02-03-welcome/index.md': postText(),
    });
    const success = vi.spyOn(logger, 'success').mockReturnValue();
    const load = (await loadFreshModule(path.resolve('src/rules/plugin.ts'))) as typeof contentRules;
    load({siteDir} as LoadContext).configureWebpack?.({mode: 'development'}, false, {} as never, undefined);
    // Saved until it is told: the process beside this one may not listen yet.
    const save = (body: string) => writeFileSync(`${siteDir}/docs/intro.md`, docText({}, body));
    await vi.waitFor(
      () => {
        save(`#### Deep\n\n${diagram}`);
        expect(warn).toHaveBeenCalledWith(expect.stringContaining('docs/intro.md:8:1 "Deep" jumps'));
      },
      {timeout: 30_000, interval: 1000},
    );
    save(`## Not deep\n\n${diagram}`);
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('docs/intro.md keeps the rules again'), {
      timeout: 30_000,
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

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import stock, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {gitDatesOf, modifiedOf} from '../metadata/contract.node';
import {specifications} from '../site/apis';
import {withDescriptions} from './routeProps';
import {watchFrontMatter} from './watchFrontMatter';

/** Sets `lastUpdatedAt` of each page; `null` (no date known) keeps Docusaurus's other readers from asking git themselves. */
function addDates(content: LoadedContent, committed: ReadonlyMap<string, number>): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, lastUpdatedAt: modifiedOf(doc, committed)})),
  }));
  return {...content, loadedVersions};
}

export type Options = {
  /** False leaves the lists of pages as Docusaurus has them. */
  speed: boolean;
};

/**
 * Docusaurus's docs plugin with three changes: dates of all pages come from one call of git (so `showLastUpdateTime`
 * stays off), props of routes are pruned, and the live-reload server reads pages again only when front matter changes.
 */
async function docs(
  context: LoadContext,
  options: PluginOptions,
  {speed}: Options,
): Promise<Plugin<LoadedContent>> {
  const plugin = await stock(context, options);
  const dated = [options.path, ...specifications.map(({file}) => file)];
  let committed: ReadonlyMap<string, number> | undefined;
  const own: Plugin<LoadedContent> = {
    ...plugin,
    async loadContent() {
      committed ??= gitDatesOf(context.siteDir, dated);
      return addDates((await plugin.loadContent?.()) as LoadedContent, committed);
    },

    contentLoaded({content, actions}) {
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(withDescriptions(route, speed));
      return plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
  if (!speed) return own;
  return {
    ...own,
    getPathsToWatch() {
      const stamp = path.join(context.generatedFilesDir, 'docs-listing', 'changed');
      mkdirSync(path.dirname(stamp), {recursive: true});
      watchFrontMatter(path.resolve(context.siteDir, options.path), () => writeFileSync(stamp, String(Date.now())));
      const isOfPages = (pattern: string) => options.include.some((pages) => pattern.endsWith(`/${pages}`));
      return [...(plugin.getPathsToWatch?.() ?? []).filter((pattern) => !isOfPages(pattern)), stamp];
    },
  };
}

/** @returns the plugin; its options are those of Docusaurus's docs */
export default (own: Options): PluginModule =>
  Object.assign((context: LoadContext, options: PluginOptions) => docs(context, options, own), {
    validateOptions,
  }) as unknown as PluginModule;

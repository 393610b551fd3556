import stock, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {datesOf} from './dates';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/** Null says to all who would ask git themselves that it does not know. */
function dateOf({frontMatter, source}: Doc, dates: ReadonlyMap<string, number>): number | null {
  const own = frontMatter.last_update?.date;
  return own === undefined ? (dates.get(source.replace('@site/', '')) ?? null) : new Date(own).getTime();
}

/** Fills in when each page was last changed. */
function addDates(content: LoadedContent, dates: ReadonlyMap<string, number>): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, lastUpdatedAt: dateOf(doc, dates)})),
  }));
  return {...content, loadedVersions};
}

/**
 * Docusaurus's docs, but the dates of all pages come from one call of git: `showLastUpdateTime`, which starts git for
 * each page, stays off.
 */
async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await stock(context, options);
  let dates: ReadonlyMap<string, number> | undefined;
  return {
    ...plugin,
    async loadContent() {
      dates ??= datesOf(context.siteDir, options.path);
      return addDates((await plugin.loadContent?.()) as LoadedContent, dates);
    },
  };
}

export default Object.assign(docs, {validateOptions}) as unknown as PluginModule;

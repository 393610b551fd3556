import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {pageDates, type Dates} from './dates/pageDates';
import {sitemapItems} from './dates/sitemap';

type Metadata = {
  plugin: PluginConfig;
  /** Option of Docusaurus's sitemap plugin. */
  createSitemapItems: NonNullable<SitemapOptions['createSitemapItems']>;
};

/** @returns the plugin, and what the site map for search engines takes from it */
export function metadata(): Metadata {
  let dates: Dates = new Map();
  return {
    plugin: (context: LoadContext): Plugin => ({
      name: 'metadata',

      allContentLoaded({allContent}) {
        dates = pageDates(context, allContent);
      },
    }),
    createSitemapItems: sitemapItems(() => dates),
  };
}

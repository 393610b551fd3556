import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {withBase} from '../site/base';
import {search, site} from '../site/identity';
import {offlinePath} from '../site/offline';
import {siteMapPath, type SiteMapArea, type SiteMapEntry} from '../site/siteMap';
import {blogAreas} from './blogAreas';
import {documentsOf} from './documents';
import {docsEntries} from './docsEntries';
import {pageEntries} from './pageEntries';

export type Options = {
  /** Site paths of pages to leave out. */
  without: readonly string[];
};

function contentOf<Content>(allContent: AllContent, name: string): Content | undefined {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Content | undefined;
}

const offlineEntry: SiteMapEntry = {label: 'Reading offline', to: offlinePath};

const searchEntry: SiteMapEntry = {label: 'Search', to: `/${search.pagePath}`, note: 'needs JavaScript'};

/**
 * @param allContent content of Docusaurus's docs, blog and pages plugins; each may be missing
 * @param without site paths of pages to leave out
 * @param baseUrl base URL of the site
 * @returns all pages of the site: general pages, the areas of the sidebars, tags, and the blog
 */
export function areasOf(allContent: AllContent, without: readonly string[], baseUrl: string): SiteMapArea[] {
  const docs = docsEntries(contentOf<Docs>(allContent, 'docs') ?? {loadedVersions: []}, baseUrl);
  const [home, ...others] = pageEntries(contentOf<Pages>(allContent, 'pages') ?? [], without, baseUrl);
  const blog = contentOf<BlogContent>(allContent, 'blog');
  const general = [...(home ? [home] : []), ...docs.pages, ...others, offlineEntry, searchEntry];
  return [
    {label: site.title, kind: 'site', entries: general},
    ...docs.areas,
    ...(blog ? blogAreas(blog) : []),
  ];
}

/** Adds the route `/site-map`; its data is a module of its own, so that no other page downloads it. */
export default function siteMap({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {without} = options as Options;
  return {
    name: 'site-map',

    async allContentLoaded({allContent, actions}) {
      const areas = await actions.createData('areas.json', areasOf(allContent, without, baseUrl));
      const documents = await actions.createData('documents.json', documentsOf(siteDir, baseUrl));
      actions.addRoute({
        path: withBase(siteMapPath, baseUrl),
        component: '@site/src/site-map/ui/SiteMap',
        // Relative to the site: a chunk's id is derived from this path, and builds in other folders must agree.
        modules: {areas: aliasedSitePath(areas, siteDir), documents: aliasedSitePath(documents, siteDir)},
        exact: true,
      });
    },
  };
}

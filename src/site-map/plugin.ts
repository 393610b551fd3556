import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {withBase} from '../site/base';
import {search, site} from '../site/identity';
import {siteMapPath, type SiteMapArea, type SiteMapEntry} from '../site/siteMap';
import {blogArea} from './blog';
import {docsPart} from './docs';
import {pagesPart} from './pages';

export type Options = {
  /** Site paths of pages that no list leads to. */
  without: readonly string[];
};

function contentOf<Content>(allContent: AllContent, name: string): Content | undefined {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Content | undefined;
}

const searchEntry: SiteMapEntry = {label: 'Search', to: `/${search.pagePath}`, note: 'needs JavaScript'};

/**
 * @param allContent what Docusaurus's docs, blog and pages have loaded; any of them may be missing
 * @param without site paths of pages that are left out
 * @param baseUrl folder of the site on its host
 * @returns all pages of the site: those that belong to no area, the areas of the sidebars, tags, and the blog
 */
export function areasOf(allContent: AllContent, without: readonly string[], baseUrl: string): SiteMapArea[] {
  const docs = docsPart(contentOf<Docs>(allContent, 'docs') ?? {loadedVersions: []}, baseUrl);
  const [home, ...others] = pagesPart(contentOf<Pages>(allContent, 'pages') ?? [], without, baseUrl);
  const blog = contentOf<BlogContent>(allContent, 'blog');
  const general = [...(home ? [home] : []), ...docs.pages, ...others, searchEntry];
  return [
    {label: site.title, kind: 'site', entries: general},
    ...docs.areas,
    ...(blog ? blogArea(blog) : []),
  ];
}

/** Makes the page that lists all others; the list is a module of its own, so that no other page carries it. */
export default function siteMap({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {without} = options as Options;
  return {
    name: 'site-map',

    async allContentLoaded({allContent, actions}) {
      const areas = await actions.createData('areas.json', areasOf(allContent, without, baseUrl));
      actions.addRoute({
        path: withBase(siteMapPath, baseUrl),
        component: '@site/src/site-map/ui/SiteMap',
        // Relative to the site: the bundler numbers its chunks by it.
        modules: {areas: aliasedSitePath(areas, siteDir)},
        exact: true,
      });
    },
  };
}

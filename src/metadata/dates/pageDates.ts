/** The dates of all pages of a build, from the content that Docusaurus's plugins have loaded. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {withBase, withoutBase} from '../../site/base';
import {offlinePath} from '../../site/offline';
import {siteMapPath} from '../../site/siteMap';
import {contentOf} from '../content';
import {datesOfBlog} from './blogDates';
import {datesOfDocs} from './docsDates';
import {gitDatesOf} from './gitDates';
import {modifiedOf, newest, type PageDates} from './rule';

/** By address on the host, or by site path once `pageDates` has them. A page whose date nobody knows is not in it. */
export type Dates = ReadonlyMap<string, PageDates>;

/** The index page of a folder has a trailing slash in its permalink, and none in its address. */
const addressOf = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

function datesOfPages(pages: Pages, siteDir: string): [string, PageDates][] {
  const committed = gitDatesOf(
    siteDir,
    pages.map(({source}) => source.replace('@site/', '')),
  );
  return pages.flatMap((page): [string, PageDates][] => {
    const {source, permalink} = page;
    const modified = modifiedOf(
      {source, frontMatter: page.type === 'mdx' ? page.frontMatter : {}},
      committed,
    );
    return modified === null ? [] : [[addressOf(permalink), {modified}]];
  });
}

/**
 * @param allContent what Docusaurus gives `allContentLoaded`
 * @returns the dates of each page by its site path, without the folder of the site on its host: `/docs/intro`
 */
export function pageDates(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  allContent: AllContent,
): Dates {
  const docs = contentOf<Docs>(allContent, 'docs');
  const blog = contentOf<BlogContent>(allContent, 'blog');
  const dates: [string, PageDates][] = [
    ...datesOfPages(contentOf<Pages>(allContent, 'pages') ?? [], siteDir),
    ...(docs ? datesOfDocs(docs) : []),
    ...(blog ? datesOfBlog(blog) : []),
  ];
  const modified = newest(dates.map(([, one]) => one.modified));
  // The list of all pages, and the page that keeps all of them.
  if (modified !== undefined)
    for (const path of [siteMapPath, offlinePath]) dates.push([withBase(path, baseUrl), {modified}]);
  return new Map(dates.map(([address, one]) => [withoutBase(address, baseUrl), one]));
}

/** The documentation as its sidebars divide it: pages, and categories of them. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sidebarsOf} from '../site-map/contract.node';
import {withoutBase} from '../site/base';
import type {SiteMapEntry} from '../site/siteMap';

/** A page and what readers call it. */
export type Target = {
  /** Site path. */
  to: string;
  label: string;
};

/** A category: its own page, if it has one, and the pages below it in the order of the sidebar. */
export type Section = {page?: Target; pages: readonly Target[]};

/**
 * @param content of Docusaurus's docs plugin
 * @param baseUrl base URL of the site
 * @returns each sidebar as a section without a page, then its categories, each before those in it
 */
export function sectionsOf({loadedVersions}: LoadedContent, baseUrl: string): Section[] {
  const sections: Section[] = [];
  const docs = new Set(loadedVersions.flatMap((version) => version.docs.map(({permalink}) => permalink)));

  function pagesOf({label, to, entries}: SiteMapEntry): Target[] {
    const page = to && {to: withoutBase(to, baseUrl), label};
    // The page of a category is one of its pages, save where it is made of their list.
    const pages = page && docs.has(to) ? [page] : [];
    if (entries) {
      sections.push({...(page && {page}), pages});
      pages.push(...entries.flatMap(pagesOf));
    }
    return pages;
  }

  for (const entries of loadedVersions.flatMap(sidebarsOf)) pagesOf({label: '', entries});
  return sections;
}

/** The documentation as its sidebars divide it: pages, and categories of them. */
import type {LoadedContent, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '../docusaurus/contract.node';
import {withoutBase} from '../site/base';

/** A page and what readers call it. */
export type Target = {
  /** Site path. */
  to: string;
  label: string;
};

/** A category: its own page, if it has one, and the pages below it in the order of the sidebar. */
export type Section = {page?: Target; pages: readonly Target[]};

type Version = LoadedContent['loadedVersions'][number];

/**
 * @param content of Docusaurus's docs plugin
 * @param baseUrl base URL of the site
 * @returns each sidebar as a section without a page, then its categories, each before those in it
 */
export function sectionsOf({loadedVersions}: LoadedContent, baseUrl: string): Section[] {
  const sections: Section[] = [];

  function add(items: readonly PropSidebarItem[], isDoc: (path: string) => boolean, page?: Target): Target[] {
    const section = {...(page && {page}), pages: [] as Target[]};
    sections.push(section);
    // The page of a category is one of its pages, save where it is made of their list.
    if (page && isDoc(page.to)) section.pages.push(page);
    for (const item of items) {
      if (item.type === 'html' || (item.type === 'link' && item.unlisted)) continue;
      const {label, href} = item;
      const target = href?.startsWith('/') ? {to: withoutBase(href, baseUrl), label} : undefined;
      if (item.type === 'category')
        section.pages.push(...add(item.items, isDoc, item.linkUnlisted ? undefined : target));
      else if (target && isDoc(target.to)) section.pages.push(target);
    }
    return section.pages;
  }

  function addVersion(version: Version): void {
    const docs = new Set(version.docs.map(({permalink}) => withoutBase(permalink, baseUrl)));
    for (const items of Object.values(toSidebarsProp(version))) add(items, (path) => docs.has(path));
  }

  loadedVersions.forEach(addVersion);
  return sections;
}

import type {LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '../docusaurus/contract.node';
import type {SiteMapEntry} from '../site/siteMap';

function entriesOf(items: readonly PropSidebarItem[]): SiteMapEntry[] {
  return items.flatMap((item): SiteMapEntry[] => {
    if (item.type === 'html' || (item.type === 'link' && (item.unlisted || !item.href.startsWith('/'))))
      return [];
    const {label, href} = item;
    const entry = {label, ...(href && !(item.type === 'category' && item.linkUnlisted) && {to: href})};
    return item.type === 'link' ? [entry] : [{...entry, entries: entriesOf(item.items)}];
  });
}

/**
 * @param version of Docusaurus's docs plugin
 * @returns the entries of each sidebar in its order, with their addresses on the host; a category has `entries`. HTML, links
 *   to other sites and unlisted pages are left out.
 */
export function sidebarsOf(version: LoadedVersion): SiteMapEntry[][] {
  return Object.values(toSidebarsProp(version)).map(entriesOf);
}

import type {LoadedContent, LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '../docusaurus/contract.node';
import {withoutBase} from '../site/base';
import {productOfPath} from '../site/products';
import type {SiteMapArea, SiteMapEntry} from '../site/siteMap';
import {siteLanguage} from '../site/language';

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

const firstPath = ({to, entries = []}: SiteMapEntry): string | undefined =>
  to ?? entries.map(firstPath).find(Boolean);

/** A category without own pages, such as the API reference, becomes one area for each category in it. */
function areasOf(category: SiteMapEntry, baseUrl: string): SiteMapArea[] {
  const {label, to, entries = []} = category;
  if (!to && entries.length > 0 && entries.every((entry) => entry.entries))
    return entries.flatMap((entry) => areasOf({...entry, label: `${label}: ${entry.label}`}, baseUrl));
  const product = productOfPath(withoutBase(firstPath(category) ?? '', baseUrl));
  return [{...category, entries, kind: product?.id ?? 'site'}];
}

function tagsOf({docs, tagsPath}: LoadedVersion): SiteMapArea[] {
  const tags = new Map(
    docs
      .filter(({unlisted}) => !unlisted)
      .flatMap((doc) => doc.tags.map(({permalink, label}) => [permalink, label])),
  );
  const entries = [...tags]
    .map(([to, label]) => ({label, to}))
    .sort((a, b) => a.label.localeCompare(b.label, siteLanguage));
  return entries.length > 0 ? [{label: 'Documentation by tag', to: tagsPath, kind: 'tags', entries}] : [];
}

/** Listed pages that are in no sidebar. */
function pagesOutsideSidebars({docs}: LoadedVersion): SiteMapEntry[] {
  return docs
    .filter(({unlisted, sidebar}) => !unlisted && !sidebar)
    .map(({title, permalink}) => ({label: title, to: permalink}));
}

/**
 * @param baseUrl base URL of the site
 * @returns pages outside categories, and areas: one a category in the order of the sidebars, then the tags
 */
export function docsEntries(
  {loadedVersions}: LoadedContent,
  baseUrl: string,
): {pages: SiteMapEntry[]; areas: SiteMapArea[]} {
  const top = loadedVersions.flatMap((version) => sidebarsOf(version).flat());
  return {
    pages: [...top.filter(({entries}) => !entries), ...loadedVersions.flatMap(pagesOutsideSidebars)],
    areas: [
      ...top.filter(({entries}) => entries).flatMap((category) => areasOf(category, baseUrl)),
      ...loadedVersions.flatMap(tagsOf),
    ],
  };
}

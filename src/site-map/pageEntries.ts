import type {LoadedContent, Metadata} from '@docusaurus/plugin-content-pages';
import {withoutBase} from '../site/base';
import {navigation} from '../site/identity';
import type {SiteMapEntry} from '../site/siteMap';

/** A title made from the path, for pages that are components. */
function titleFromPath(path: string): string {
  const title = path.replace(/[-/]+/g, ' ').trim();
  return title ? title.charAt(0).toUpperCase() + title.slice(1) : navigation.title;
}

/** Drops the trailing slash that Docusaurus adds to the index page of a folder. */
const addressOf = ({permalink}: Metadata): string => permalink.replace(/(.)\/$/, '$1');

function entryOf(page: Metadata, baseUrl: string): SiteMapEntry {
  const title = titleFromPath(withoutBase(page.permalink, baseUrl));
  return {label: (page.type === 'mdx' && page.title) || title, to: addressOf(page)};
}

/**
 * @param without site paths of pages to leave out
 * @param baseUrl base URL of the site
 * @returns the pages of src/pages, the home page first
 */
export function pageEntries(
  pages: LoadedContent,
  without: readonly string[],
  baseUrl: string,
): SiteMapEntry[] {
  const isLeftOut = (page: Metadata) => without.includes(withoutBase(addressOf(page), baseUrl));
  return pages
    .filter((page) => !(page.type === 'mdx' && page.unlisted) && !isLeftOut(page))
    .map((page) => entryOf(page, baseUrl))
    .sort((a, b) => (a.to ?? '').length - (b.to ?? '').length);
}

import type {LoadedContent, Metadata} from '@docusaurus/plugin-content-pages';
import {navigation} from '../../config/site';
import type {SiteMapEntry} from '../../config/siteMap';

/** A component does not tell its title: its address does. */
function wordsOf(permalink: string): string {
  const words = permalink.replace(/[-/]+/g, ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : navigation.title;
}

/** The index of a folder comes with a slash, which its address has not. */
const addressOf = ({permalink}: Metadata): string => permalink.replace(/(.)\/$/, '$1');

function entryOf(page: Metadata): SiteMapEntry {
  return {label: (page.type === 'mdx' && page.title) || wordsOf(page.permalink), to: addressOf(page)};
}

/**
 * @param without site paths of pages that the site map leaves out
 * @returns the pages of src/pages, that of the whole site first
 */
export function pagesPart(pages: LoadedContent, without: readonly string[]): SiteMapEntry[] {
  return pages
    .filter((page) => !(page.type === 'mdx' && page.unlisted) && !without.includes(addressOf(page)))
    .map(entryOf)
    .sort((a, b) => (a.to ?? '').length - (b.to ?? '').length);
}

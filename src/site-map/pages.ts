import type {LoadedContent, Metadata} from '@docusaurus/plugin-content-pages';
import {withoutBase} from '../site/base';
import {navigation} from '../site/identity';
import type {SiteMapEntry} from '../site/siteMap';

/** A component does not tell its title: its address does. */
function wordsOf(path: string): string {
  const words = path.replace(/[-/]+/g, ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : navigation.title;
}

/** The index of a folder comes with a slash, which its address has not. */
const addressOf = ({permalink}: Metadata): string => permalink.replace(/(.)\/$/, '$1');

function entryOf(page: Metadata, baseUrl: string): SiteMapEntry {
  const words = wordsOf(withoutBase(page.permalink, baseUrl));
  return {label: (page.type === 'mdx' && page.title) || words, to: addressOf(page)};
}

/**
 * @param without site paths of pages that the site map leaves out
 * @param baseUrl folder of the site on its host
 * @returns the pages of src/pages, that of the whole site first
 */
export function pagesPart(pages: LoadedContent, without: readonly string[], baseUrl: string): SiteMapEntry[] {
  const isLeftOut = (page: Metadata) => without.includes(withoutBase(addressOf(page), baseUrl));
  return pages
    .filter((page) => !(page.type === 'mdx' && page.unlisted) && !isLeftOut(page))
    .map((page) => entryOf(page, baseUrl))
    .sort((a, b) => (a.to ?? '').length - (b.to ?? '').length);
}

/** Path and data of the site map: written by src/site-map/plugin, rendered by src/site-map/ui/SiteMap. */
import type {ProductId} from './products';

/** Site path of the page that lists all others. */
export const siteMapPath = '/site-map';

/** Folders of the blog, by Docusaurus's `archiveBasePath`, `authorsBasePath` and `pageBasePath`, which its content does not tell. */
export const blogFolders = {archive: 'archive', authors: 'authors', page: 'page'} as const;

/** A page, or a heading over pages. */
export type SiteMapEntry = {
  label: string;
  /** Site path; absent where the name has no page of its own. */
  to?: string;
  /** Note beside the link, such as "needs JavaScript". */
  note?: string;
  /** Entries below this one. */
  entries?: readonly SiteMapEntry[];
};

/** A part of the site with a heading of its own. */
export type SiteMapArea = SiteMapEntry & {
  /** Chooses accent and icon: a product, or an area that belongs to none. */
  kind: ProductId | 'site' | 'tags' | 'blog';
  entries: readonly SiteMapEntry[];
};

/** The site map: where it is, and what the build (src/site-map/plugin) gives the page (src/site-map/ui/SiteMap). */
import type {ProductId} from './products';

/** Site path of the page that lists all others. */
export const siteMapPath = '/site-map';

/** A page, or a name over pages, as the site map lists it. */
export type SiteMapEntry = {
  label: string;
  /** Site path; absent where the name has no page of its own. */
  to?: string;
  /** What a reader should know before following the link. */
  note?: string;
  /** What stands below it. */
  entries?: readonly SiteMapEntry[];
};

/** A part of the site with a heading of its own. */
export type SiteMapArea = SiteMapEntry & {
  /** Whose accent and icon it has: a product, or one of the parts that belong to none. */
  kind: ProductId | 'site' | 'tags' | 'blog';
  entries: readonly SiteMapEntry[];
};

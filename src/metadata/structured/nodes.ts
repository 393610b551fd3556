/** Nodes of schema.org that more than one kind of page has. https://schema.org/docs/full.html */
import type {Crumb} from '../facts';

export type Node = {'@type': string; [property: string]: unknown};

/** The site, for addresses and names. */
export type Publisher = {
  /** Public address, without a final slash. */
  siteUrl: string;
  origin: string;
  /** Base URL of the site on its host. */
  baseUrl: string;
  title: string;
  /** BCP 47. */
  language: string;
};

/** @returns the object without properties that have no value */
export const node = (type: string, properties: Record<string, unknown>): Node => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined && value !== ''),
  ),
});

/** Named where it stands, so that a reader of one page knows it; the same on every page by its `@id`. */
export const organisation = ({siteUrl, title}: Publisher): Node =>
  node('Organization', {'@id': `${siteUrl}/#organization`, name: title, url: `${siteUrl}/`});

export const reference = ({'@id': id}: Node) => ({'@id': id});

export const website = ({siteUrl, title}: Publisher): Node =>
  node('WebSite', {'@id': `${siteUrl}/#website`, name: title});

/** @returns the visible way to a page, step by step */
export const breadcrumbs = (crumbs: readonly Crumb[], url: string, origin: string): Node =>
  node('BreadcrumbList', {
    itemListElement: crumbs.map(({name, href}, index) =>
      node('ListItem', {position: index + 1, name, item: href ? origin + href : url}),
    ),
  });

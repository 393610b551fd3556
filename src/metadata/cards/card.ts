/** What the card of a page says, by the kind of the page. */
import {site} from '../../site/identity';
import {siteLanguage} from '../../site/language';
import {products, productOfPath, productOfTags} from '../../site/products';
import {datesOfPost} from '../dates';
import type {Facts} from '../facts';
import type {Kind} from '../kinds';
import type {Card} from './svg';

const day = new Intl.DateTimeFormat(siteLanguage, {dateStyle: 'long', timeZone: 'UTC'});

/** Colour and icon of the part of the site that a page is in. */
function whereOf(
  {path, classes}: Facts,
  kind: Kind | undefined,
  baseUrl: string,
): Pick<Card, 'area' | 'accent' | 'icon'> {
  if (kind?.is === 'operation') return {area: kind.api, accent: 'api', icon: 'api'};
  const product = productOfPath(path);
  if (product) return {area: product.name, accent: product.id, icon: product.id};
  if (classes.has('plugin-blog')) {
    const about = kind?.is === 'post' ? productOfTags(kind.post.tags, baseUrl) : undefined;
    return {area: site.blogTitle, accent: about?.id ?? 'brand', icon: about?.id ?? 'news'};
  }
  if (classes.has('plugin-docs')) return {area: 'Documentation', accent: 'brand', icon: 'document'};
  return {area: products.map(({name}) => name).join(', '), accent: 'brand', icon: 'support'};
}

/**
 * @param host of the site, at the foot of cards that have no date
 * @returns the words and the look of a card; the home page has the tagline of the site for its title
 */
export const cardOf = (
  facts: Facts,
  kind: Kind | undefined,
  {host, baseUrl}: {host: string; baseUrl: string},
): Card => ({
  title: kind?.is === 'home' ? site.tagline : facts.heading,
  note: kind?.is === 'post' ? day.format(datesOfPost(kind.post).published) : host,
  ...whereOf(facts, kind, baseUrl),
});

/** @returns the words of a card, for those who do not see it */
export const wordsOf = ({title, area, note}: Card, name: string): string =>
  `${title}${/[.?!]$/.test(title) ? '' : '.'} ${area}. ${name}, ${note}`;

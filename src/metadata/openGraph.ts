/** Tags of the head for chats and networks that show a card: https://ogp.me */
import {dayOf, type PageDates} from './dates';
import type {Kind} from './structured/kinds';

/** A drawn card. */
export type CardImage = {url: string; alt: string; width: number; height: number};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What HTML takes without quotation marks (https://html.spec.whatwg.org/multipage/syntax.html#unquoted), as the rest of the page is written. */
const isBare = (text: string) => /^[^\s"'=<>`&]+$/.test(text);

const attribute = (name: string, text: string) => `${name}=${isBare(text) ? text : `"${escaped(text)}"`}`;

const tag = (property: string, content: string | number) =>
  `<meta ${attribute('property', property)} ${attribute('content', String(content))}>`;

type Page = {
  title: string;
  kind: Kind | undefined;
  dates: PageDates | undefined;
  /** Absent where the page has a picture of its own. */
  image: CardImage | undefined;
};

const articles: readonly string[] = ['article', 'operation', 'faq', 'post'];

/** @returns the tags that Docusaurus does not write; for posts it writes the type and the day of publication */
export function openGraph({title, kind, dates, image}: Page): string {
  const isArticle = kind !== undefined && articles.includes(kind.is);
  return [
    tag('og:site_name', title),
    ...(kind?.is === 'post' ? [] : [tag('og:type', isArticle ? 'article' : 'website')]),
    ...(isArticle && dates ? [tag('article:modified_time', dayOf(dates.modified))] : []),
    ...(image
      ? [
          tag('og:image', image.url),
          tag('og:image:width', image.width),
          tag('og:image:height', image.height),
          tag('og:image:alt', image.alt),
        ]
      : []),
  ].join('');
}

/** Tags of the head for chats and networks that show a card: https://ogp.me */
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {dayOf, type PageDates} from './dates';
import type {Kind} from './kinds';

/** A drawn card. */
export type CardImage = {url: string; alt: string; width: number; height: number};

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
  const tags = {
    'og:site_name': title,
    ...(kind?.is !== 'post' && {'og:type': isArticle ? 'article' : 'website'}),
    ...(isArticle && dates && {'article:modified_time': dayOf(dates.modified)}),
    ...(image && {
      'og:image': image.url,
      'og:image:width': image.width,
      'og:image:height': image.height,
      'og:image:alt': image.alt,
    }),
  };
  return toHtml(
    Object.entries(tags).map(([property, content]) => h('meta', {property, content: String(content)})),
    // As the rest of the page is written.
    {preferUnquoted: true, characterReferences: {useNamedReferences: true}},
  );
}

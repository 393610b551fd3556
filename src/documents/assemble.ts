/** All pages of a product as one HTML page, to be printed. */
import {escape} from 'lodash';
import {siteAddress} from '../site/base';
import {site} from '../site/identity';
import type {Product} from '../site/products';
import type {Chapter} from './chapters';
import type {Site} from './links';
import {siteLanguage} from '../site/language';

export type Parts = {
  product: Product;
  /** Day of the newest page, ISO 8601. */
  date: string;
  chapters: readonly Chapter[];
  /** HTML of the text of each chapter, with its links made. */
  texts: readonly string[];
  /** Sheets of the site, as addresses. */
  sheets: readonly string[];
  /** Own sheet of documents. */
  css: string;
  site: Site;
};

const long = new Intl.DateTimeFormat(siteLanguage, {dateStyle: 'long', timeZone: 'UTC'});

/** The place of a page number, which is known only once the document has been printed. */
const numberOf = ({id}: Chapter, pages: ReadonlyMap<string, number>) =>
  `<span class="document-number">${pages.get(id) ?? ''}</span>`;

function contents(chapters: readonly Chapter[], pages: ReadonlyMap<string, number>): string {
  const rows = chapters.map(
    (chapter) =>
      `<li data-depth="${chapter.depth}"><a href="#${chapter.id}"><span>${escape(chapter.label)}</span>${numberOf(chapter, pages)}</a></li>`,
  );
  return `<section class="document-contents"><h2 data-level="1">Contents</h2><ul>${rows.join('')}</ul></section>`;
}

function chapterHtml({id, label, depth}: Chapter, text: string, next?: Chapter): string {
  const title = text || `<h${depth + 1} data-level="1">${escape(label)}</h${depth + 1}>`;
  return `<section class="document-chapter" id="${id}" data-depth="${depth}"${next && next.depth > depth ? ' data-part' : ''}><div class="theme-doc-markdown markdown">${title}</div></section>`;
}

/**
 * @param pages number of the page on which each chapter begins, by its id; empty before the first print
 * @returns the page
 */
export function documentHtml(
  {product, date, chapters, texts, sheets, css, site: {origin, baseUrl}}: Parts,
  pages: ReadonlyMap<string, number>,
): string {
  const address = siteAddress(origin, baseUrl);
  const day = `<time datetime="${date.slice(0, 10)}">${long.format(new Date(date))}</time>`;
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${escape(sheet)}">`);
  const title = `${product.name}: ${site.title}`;
  return `<!doctype html>
<html lang="${siteLanguage}" dir="ltr" data-theme="light" class="docs-wrapper product-${product.id}">
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
${links.join('\n')}
<style>:root{--document-title:${JSON.stringify(title)}}${css}</style>
</head>
<body>
<main>
<header class="document-cover">
<p>${escape(site.title)}</p>
<h1 data-level="0">${escape(product.name)}</h1>
<p>${escape(product.summary)}</p>
<p>As of ${day}. The newest state is at <a href="${escape(address)}${product.start}">${escape(address)}</a>.</p>
</header>
${contents(chapters, pages)}
<article>
${chapters.map((chapter, index) => chapterHtml(chapter, texts[index] ?? '', chapters[index + 1])).join('\n')}
</article>
</main>
</body>
</html>
`;
}

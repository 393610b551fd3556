/** Makes the document of a product from a finished build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {isEqual, pick} from 'lodash';
import {withBase} from '../site/base';
import type {Product} from '../site/products';
import {documentHtml, type Parts} from './assemble';
import {chaptersOf, type Chapter} from './chapters';
import {contentOf} from './content';
import {linked, type Site} from './links';
import {pageNumbers} from './pageNumbers';
import {print, repeatable} from './print';

export type Build = Site & {
  /** Folder of the build. */
  folder: string;
  /** Address of a server of the build, with a final slash. */
  server: string;
};

export type Document = {pdf: Buffer; chapters: readonly Chapter[]; pages: number};

/** Numbers change lines at most once: their place is kept. */
const tries = 3;

const read = ({folder}: Build, file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The day of the newest page of the document, by the sitemap. */
function dateOf(build: Build, chapters: readonly Chapter[]): string {
  const days = new Map(
    [...read(build, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, address = '', day]) => [new URL(address).pathname, day],
    ),
  );
  const found = chapters.flatMap(({path: to}) => (to && days.get(withBase(to, build.baseUrl))) ?? []);
  if (!found.length)
    throw new Error(
      'The sitemap of the build has no date for any page of the product. Remedy: build the site in a clone with its history.',
    );
  return found.sort().at(-1)!;
}

/** Whole sheets: the built pages hold only the rules that each uses. */
function sheetsOf({folder, baseUrl}: Build): string[] {
  const files = readdirSync(path.join(folder, 'assets/css')).filter((file) => /^styles\..*\.css$/.test(file));
  return files.map((file) => withBase(`/assets/css/${file}`, baseUrl));
}

function partsOf(build: Build, product: Product): Parts {
  const chapters = chaptersOf(read(build, 'site-map.html'), product.id, build.baseUrl);
  const places = chapters.map((chapter) => {
    const {path: to} = chapter;
    return {chapter, html: to ? contentOf(read(build, `${to}.html`), {...chapter, path: to}) : ''};
  });
  return {
    product,
    date: dateOf(build, chapters),
    chapters,
    texts: linked(places, build),
    sheets: sheetsOf(build),
    css: readFileSync(path.join(__dirname, 'document.css'), 'utf8'),
    site: build,
  };
}

/**
 * Prints until the numbers of the contents are those of the pages.
 *
 * @param browser Chromium
 * @returns the document, of the same bytes for the same build
 * @throws Error when a page has no text, or the numbers do not settle
 */
export async function makeDocument(browser: Browser, build: Build, product: Product): Promise<Document> {
  const parts = partsOf(build, product);
  const ids = parts.chapters.map(({id}) => id);
  let written: Record<string, number> = {};
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const pdf = await print(browser, build.server, documentHtml(parts, new Map(Object.entries(written))));
    const {count, places} = await pageNumbers(pdf);
    const found = pick(Object.fromEntries(places), ids);
    if (isEqual(found, written))
      return {pdf: repeatable(pdf, parts.date), chapters: parts.chapters, pages: count};
    written = found;
  }
  throw new Error(
    `The numbers of the contents of ${product.name} do not settle. Remedy: let nothing in src/documents/document.css depend on them.`,
  );
}

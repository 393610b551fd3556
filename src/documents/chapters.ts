/** The pages of a product in the order of the sidebar, as the built page `/site-map` lists them. */
import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {withoutBase} from '../site/base';

export type Chapter = {
  /** Name that addresses in the document begin with: `c1`. */
  id: string;
  /** Site path of the page; absent where a category has none. */
  path?: string;
  /** What the sidebar calls it. */
  label: string;
  /** 1 at the top, 2 in a category, 3 in a category of it. */
  depth: number;
};

function entriesOf($: CheerioAPI, list: Element, depth: number, baseUrl: string): Omit<Chapter, 'id'>[] {
  return $(list)
    .children('li')
    .toArray()
    .flatMap((item) => {
      const name = $(item).children('a, h3').first();
      const link = name.is('a') ? name : name.children('a');
      const label = (name.length ? name : $(item).contents().first()).text().trim();
      const address = link.attr('href');
      return [
        {label, depth, ...(address && {path: withoutBase(address, baseUrl)})},
        ...$(item)
          .children('ul')
          .toArray()
          .flatMap((below) => entriesOf($, below, depth + 1, baseUrl)),
      ];
    });
}

/**
 * @param siteMap HTML of the built page `/site-map`
 * @param product id of the product
 * @param baseUrl base URL of the site
 * @returns its pages
 * @throws Error when the site map has none
 */
export function chaptersOf(siteMap: string, product: string, baseUrl: string): Chapter[] {
  const $ = load(siteMap);
  const entries = $(`section.product-${product} > ul`)
    .toArray()
    .flatMap((list) => entriesOf($, list, 1, baseUrl));
  if (!entries.length)
    throw new Error(
      `The site map of the build has no pages of the product "${product}". Remedy: build the site, or compare src/site/products.ts with sidebars.ts.`,
    );
  return entries.map((entry, index) => ({id: `c${index + 1}`, ...entry}));
}

/** What a built page says about itself. */
import type {Element} from 'domhandler';
import {elementsBelow, type BuiltPage} from '../../build/contract.node';
import {openApiType} from '../../site/apiFiles';
import {products, apiReference, productOfPath, type Product} from '../../site/products';
import {textOf} from './text';

export type PageFacts = {
  /** Site path. */
  path: string;
  /** Whole address of the page for people. */
  url: string;
  title: string;
  description?: string;
  product?: Product;
  /** Address on the host of what it describes as an OpenAPI document of its own. */
  openApi?: string;
};

const named = (name: string) => (element: Element) => element.name === name;

const metaOf = (page: BuiltPage, name: string) =>
  page.elements.find((element) => element.name === 'meta' && element.attribs.name === name)?.attribs.content;

/** The product of a post is that of its tags, which gives the post its accent. */
function productOf({path, elements}: BuiltPage): Product | undefined {
  const article = elements.find(named('article'));
  const accent = /\bproduct-([\w-]+)/.exec(article?.attribs.class ?? '')?.[1];
  return productOfPath(path) ?? [...products, apiReference].find(({id}) => id === accent);
}

/** @returns the element that holds the content of a page; undefined for one that machines are not to keep */
export function contentOf(page: BuiltPage): Element | undefined {
  if (page.path === '/404' || metaOf(page, 'robots')?.includes('noindex')) return undefined;
  return page.elements.find(named('main'));
}

/** @param main what `contentOf` found */
export function factsOf(page: BuiltPage, main: Element): PageFacts {
  const canonical = page.elements.find(({name, attribs}) => name === 'link' && attribs.rel === 'canonical');
  const title = elementsBelow(main).find(named('h1'));
  return {
    path: page.path,
    url: canonical?.attribs.href ?? page.path,
    title: title ? textOf(title) : page.path,
    description: metaOf(page, 'description'),
    product: productOf(page),
    openApi: elementsBelow(main).find(({attribs}) => attribs.type === openApiType)?.attribs.href,
  };
}

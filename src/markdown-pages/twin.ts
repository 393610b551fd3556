/** The Markdown of a page: facts about it, then its content. */
import {stringify} from 'yaml';
import {elementsBelow, type BuiltPage} from '../build/contract.node';
import {factsOf} from '../metadata/contract.node';
import {openApiType} from '../site/apiFiles';
import {apiReference, productOfPath, products} from '../site/products';
import {toMarkdown} from './convert/toMarkdown';

/** What a page does not say itself. */
export type Edition = {
  /** Day on which it last changed, such as `2025-08-04`. */
  updated?: string;
  /** Version of the API that it describes. */
  version?: string;
};

export type Twin = {
  /** Site path of the page for people. */
  path: string;
  title: string;
  description?: string;
  /** Address on the host of what the page describes as an OpenAPI document of its own. */
  openApi?: string;
  /** What is known of the page, as YAML between two lines of hyphens. */
  frontMatter: string;
  content: string;
};

/** The product of a post is that of its tags, which gives the post its accent. */
function productOf({path, elements}: BuiltPage) {
  const article = elements.find(({name}) => name === 'article');
  const accent = /\bproduct-([\w-]+)/.exec(article?.attribs.class ?? '')?.[1];
  return productOfPath(path) ?? [...products, apiReference].find(({id}) => id === accent);
}

/**
 * @param page as built
 * @param pictureAt gives an address to a picture that the page holds itself
 * @param edition what is known of the page beside
 * @returns undefined for a page that search engines may not keep either, and for the one of unknown addresses
 */
export function twinOf(
  page: BuiltPage,
  pictureAt: (address: string) => string | undefined,
  {version, updated}: Edition,
): Twin | undefined {
  const main = page.elements.find(({name}) => name === 'main');
  const facts = factsOf(page);
  if (!main || !facts?.isListed) return undefined;
  const {path, url, heading: title} = facts;
  const description = facts.description || undefined;
  const openApi = elementsBelow(main).find(({attribs}) => attribs.type === openApiType)?.attribs.href;
  const fields = {
    title,
    description,
    url,
    product: productOf(page)?.name,
    version,
    openapi: openApi && new URL(openApi, url).href,
    last_updated: updated,
  };
  const content = toMarkdown(main, (value) => pictureAt(value) ?? new URL(value, url).href);
  const frontMatter = `---\n${stringify(fields, {lineWidth: 0})}---\n`;
  return {path, title, description, openApi, frontMatter, content};
}

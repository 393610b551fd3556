/** What a built page says about itself. */
import type {Element} from 'domhandler';
import {elementsBelow, type BuiltPage} from '../../build/contract.node';
import {openApiType} from '../../site/apiFiles';
import {specifications} from '../../site/apis';
import {products, apiReference, productOfPath, type Product} from '../../site/products';
import {textOf} from './text';

/**
 * `guide`: a page of docs. `operation` and `api`: pages of an API. `category`, `list`: pages that lead to others. `post`:
 * one of the blog. `page`: any other.
 */
export type Kind = 'home' | 'guide' | 'operation' | 'api' | 'category' | 'list' | 'post' | 'page';

/** A heading that a link can reach. */
export type Heading = {level: number; text: string; anchor: string};

export type PageFacts = {
  /** Site path. */
  path: string;
  /** Whole address of the page for people. */
  url: string;
  title: string;
  description?: string;
  product?: Product;
  kind: Kind;
  /** Address on the host of what it describes as an OpenAPI document of its own. */
  openApi?: string;
  headings: Heading[];
};

const named = (name: string) => (element: Element) => element.name === name;

const metaOf = (page: BuiltPage, name: string) =>
  page.elements.find((element) => element.name === 'meta' && element.attribs.name === name)?.attribs.content;

const kinds: readonly [pattern: RegExp, kind: Kind][] = [
  [/\bdocs-doc-id-/, 'guide'],
  [/\bdocs-doc-page\b/, 'category'],
  [/\bblog-post-page\b/, 'post'],
  [/\bplugin-(docs|blog)\b/, 'list'],
];

function kindOf({path, elements}: BuiltPage): Kind {
  if (path === '/') return 'home';
  const classes = elements.find(named('html'))?.attribs.class ?? '';
  const kind = kinds.find(([pattern]) => pattern.test(classes))?.[1] ?? 'page';
  if (kind !== 'guide' || !specifications.some(({pages}) => `${path}/`.startsWith(`/${pages}/`))) return kind;
  // Only an operation has samples of its request.
  return elements.some(({attribs}) => attribs.id === 'request-sample') ? 'operation' : 'api';
}

/** The product of a post is that of its tags, which gives the post its accent. */
function productOf({path, elements}: BuiltPage): Product | undefined {
  const article = elements.find(named('article'));
  const accent = /\bproduct-([\w-]+)/.exec(article?.attribs.class ?? '')?.[1];
  return productOfPath(path) ?? [...products, apiReference].find(({id}) => id === accent);
}

function headingsIn(main: Element): Heading[] {
  return elementsBelow(main)
    .filter(({name, attribs}) => /^h[1-6]$/.test(name) && attribs.id)
    .map((heading) => ({
      level: Number(heading.name.slice(1)),
      text: textOf(heading),
      anchor: heading.attribs.id ?? '',
    }));
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
    kind: kindOf(page),
    openApi: elementsBelow(main).find(({attribs}) => attribs.type === openApiType)?.attribs.href,
    headings: headingsIn(main),
  };
}

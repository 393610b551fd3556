/** Which kind of page a page is, for structured data. */
import {specifications} from '../site/apis';
import {withBase} from '../site/base';
import {siteMapPath} from '../site/siteMap';
import type {Content, Post} from './content';
import type {Facts} from './facts';

export type Kind =
  | {is: 'home' | 'article' | 'faq' | 'blog' | 'list' | 'page'}
  /** `api` is the name of the API, at `page`; `document` describes it. */
  | {is: 'operation'; api: string; page: string; document: string}
  | {is: 'post'; post: Post};

/** @returns the kind of a page; undefined for one that says nothing: a search, an unknown address, an unlisted page */
export function kindOf(
  {path, classes, isListed}: Facts,
  {documents, posts}: Content,
  baseUrl: string,
): Kind | undefined {
  if (!isListed) return undefined;
  if (path === '/') return {is: 'home'};
  const address = withBase(path, baseUrl);
  const post = posts.get(address);
  if (post) return {is: 'post', post};
  const document = documents.get(address);
  if (document) {
    const {kind, operation} = document.frontMatter as {kind?: unknown; operation?: unknown};
    const api = specifications.find(({pages}) => path.startsWith(`/${pages}/`));
    if (!operation || !api) return {is: kind === 'faq' ? 'faq' : 'article'};
    const page = withBase(`/${api.pages}`, baseUrl);
    const name = documents.get(page)?.title ?? api.id;
    return {is: 'operation', api: name, page, document: withBase(api.download, baseUrl)};
  }
  if (classes.has('blog-list-page')) return {is: 'blog'};
  // All other pages of Docusaurus's docs and blog plugins list pages.
  const isList = path === siteMapPath || classes.has('plugin-docs') || classes.has('plugin-blog');
  return {is: isList ? 'list' : 'page'};
}

/** Which kind of page a page is, for structured data. */
import {specifications} from '../../site/apis';
import {withBase} from '../../site/base';
import {siteMapPath} from '../../site/siteMap';
import type {Content, Post} from '../content';
import type {Facts} from '../facts';

export type Kind =
  | {is: 'home' | 'article' | 'faq' | 'blog' | 'list' | 'page'}
  /** `api` is the name of the API, at `page`; `document` describes it. */
  | {is: 'operation'; api: string; page: string; document: string}
  | {is: 'post'; post: Post};

/** Docusaurus gives these classes to the pages that its docs and blog plugins make; all but their texts are lists. */
const listing = ['plugin-docs', 'plugin-blog'];

/** @returns the kind of a page; undefined for one that says nothing: a search, an unknown address, an unlisted page */
export function kindOf(
  {path, classes, isListed}: Facts,
  content: Content,
  baseUrl: string,
): Kind | undefined {
  if (!isListed) return undefined;
  if (path === '/') return {is: 'home'};
  const address = withBase(path, baseUrl);
  const post = content.posts.get(address);
  if (post) return {is: 'post', post};
  const document = content.documents.get(address);
  if (document) return kindOfDocument(path, document, content, baseUrl);
  if (classes.has('blog-list-page')) return {is: 'blog'};
  if (path === siteMapPath || listing.some((name) => classes.has(name))) return {is: 'list'};
  return {is: 'page'};
}

function kindOfDocument(
  path: string,
  {frontMatter}: {frontMatter: object},
  {documents}: Content,
  baseUrl: string,
): Kind {
  const {kind, operation} = frontMatter as {kind?: unknown; operation?: unknown};
  const api = specifications.find(({pages}) => path.startsWith(`/${pages}/`));
  if (operation && api) {
    const page = withBase(`/${api.pages}`, baseUrl);
    return {
      is: 'operation',
      api: documents.get(page)?.title ?? api.id,
      page,
      document: withBase(api.download, baseUrl),
    };
  }
  return {is: kind === 'faq' ? 'faq' : 'article'};
}

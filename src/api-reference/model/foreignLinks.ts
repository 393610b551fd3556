/** Links in the descriptions of somebody else: an address without a host is one of their site, and never a page of ours. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {isObject, rewritten, type Json, type Kind} from './grammar';

/** Where the pages are to which documents of our own may link (`pages/descriptionMarkdown.ts`). */
const ours = /^\/(docs|blog)\b/i;

const attribute =
  /\s(?:href|src)\s*=\s*(?:"\/(?:docs|blog)\b[^"]*"|'\/(?:docs|blog)\b[^']*'|\/(?:docs|blog)\b[^\s>]*)/gi;

/** Most descriptions have no such address, and stay as they are written. */
const candidate = /(?:^|[\s(<"'=])\/(?:docs|blog)\b/i;

function withoutLinks(text: string): string {
  if (!candidate.test(text)) return text;
  const tree = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(tree, (node) => {
    if ('url' in node && ours.test(node.url)) node.url = '';
    if (node.type === 'html') node.value = node.value.replace(attribute, '');
  });
  return toMarkdown(tree, {extensions: [gfmToMarkdown()]});
}

/** What is shown as Markdown, in objects of any kind. */
const described = ['description', 'x-remedy'];

const changedIn = (value: Json, names: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(value).map(([name, text]) => [
      name,
      typeof text === 'string' && names.includes(name) ? withoutLinks(text) : text,
    ]),
  );

function changed(value: Json, kind: Kind): Json {
  const {scopes} = value;
  return {
    ...changedIn(value, kind === 'info' ? [...described, 'summary'] : described),
    ...(isObject(scopes) && {scopes: changedIn(scopes, Object.keys(scopes))}),
  };
}

/**
 * @param document of somebody else, with references inside it only
 * @returns a copy whose descriptions have links with an empty address, which pages show as text, where they seem to lead
 *   to a page of ours
 */
export const withoutLinksToUs = (document: object): object => rewritten(document, changed) as object;

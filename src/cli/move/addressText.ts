/** Addresses and paths of pages in a text, wherever they are written. */

import {escapeRegExp} from 'lodash';

/**
 * An address that no longer word begins or ends with: `/docs/a` is neither in `/docs/a/b`, `/docs/a-b` and `/docs/a.json`
 * nor in `/help/docs/a`. The address of its Markdown, `/docs/a.md`, goes with the page.
 *
 * @param address of a page, or of a heading: `/docs/a#b`
 * @param origin public origin of the site, before which it may be written
 */
export function addressPattern(address: string, origin: string): RegExp {
  const end = address.includes('#') ? String.raw`(?![\w-])` : String.raw`(?![\w/-]|\.(?!md\b)\w)`;
  return new RegExp(String.raw`(?<=${escapeRegExp(origin)}|(?<![\w./-]))${escapeRegExp(address)}${end}`, 'g');
}

/**
 * @param file path of a page from the root of the project
 * @returns what finds it, behind `@site/` as well
 */
export const pathPattern = (file: string): RegExp =>
  new RegExp(String.raw`(?<=@site/|(?<![\w./-]))${escapeRegExp(file)}(?!\w)`, 'g');

/**
 * @param id of a page of docs, by which sidebars name it
 * @returns what finds it between quotes
 */
export const idPattern = (id: string): RegExp =>
  new RegExp(String.raw`(?<=(['"${'`'}]))${escapeRegExp(id)}(?=\1)`, 'g');

/**
 * @param id of a page of docs, which front matter may name as the page before or after
 * @returns what finds the value, with its key
 */
export const neighbourPattern = (id: string): RegExp =>
  new RegExp(String.raw`^(pagination_(?:next|prev): *['"]?)${escapeRegExp(id)}(?=['"]?[ \t]*$)`, 'gm');

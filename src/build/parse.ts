import {load} from 'cheerio';
import type {Document} from 'domhandler';

/**
 * @param html text of a page
 * @returns its tree by the HTML standard. Nodes that stand in the text know their `startIndex`, and their `endIndex`, which
 *   is behind their last character; those that the standard adds have none. What is in `noscript` is read as elements.
 */
export const parse = (html: string): Document =>
  load(html, {sourceCodeLocationInfo: true, scriptingEnabled: false}).root()[0] as unknown as Document;

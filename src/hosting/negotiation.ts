/** Whether a page is answered in HTML or in Markdown; nginx (nginx/maps.ts) decides alike. */
import Negotiator from 'negotiator';

const [html, markdown] = ['text/html', 'text/markdown'];

/** Parameters of a range, such as a charset, ask for nothing that the site could choose. */
const withoutParameters = (accept: string) => accept.replace(/;(?!\s*q=)[^;,]*/gi, '');

/**
 * Markdown goes to those who name it and do not ask for HTML before it (RFC 9110, section 12.5.1), which no browser
 * does. Of two equal weights, the more specific range counts, then the one that is named first.
 *
 * @param accept `Accept` header of a request
 */
export function wantsMarkdown(accept = ''): boolean {
  const plain = withoutParameters(accept);
  const isNamed = plain.split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === markdown);
  return isNamed && new Negotiator({headers: {accept: plain}}).mediaType([html, markdown]) === markdown;
}

/** @returns the file of a page in a build */
export const pageFile = (pathname: string, extension: 'html' | 'md'): string =>
  `${pathname === '/' ? '/index' : pathname}.${extension}`;

export type PageHeaders = {Vary?: string; 'X-Robots-Tag'?: string};

/**
 * Search engines keep the page, not its Markdown. Only the address of the Markdown says so: at that of the page the word
 * would take the page itself out.
 *
 * @param pathname path of a request
 * @param isPage whether a page is there
 */
export function pageHeaders(pathname: string, isPage: boolean): PageHeaders {
  if (pathname.endsWith('.md')) return {Vary: 'Accept', 'X-Robots-Tag': 'noindex'};
  return isPage ? {Vary: 'Accept'} : {};
}

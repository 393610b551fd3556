/** The little of XML that feeds need. */

/** Characters that XML 1.0 does not allow at all, not even escaped. */
// eslint-disable-next-line no-control-regex -- Control characters are what has to be found.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Plain text; by character code, as the RSS Advisory Board advises, since some readers decode names twice. */
export function escape(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);
}

/** HTML inside XML. */
export function cdata(html: string): string {
  return `<![CDATA[${html.replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** @param content escaped text, CDATA or other elements; none makes an empty element */
export function element(name: string, attributes: Record<string, string>, ...content: string[]): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = name + words.join('');
  if (!content.length) return `<${start}/>`;
  const nested = content.some((part) => part.startsWith('<') && !part.startsWith('<![CDATA['));
  return nested ? `<${start}>\n${content.join('\n')}\n</${name}>` : `<${start}>${content.join('')}</${name}>`;
}

/** An element that holds only text. */
export const textElement = (name: string, text: string): string => element(name, {}, escape(text));

/**
 * The link that a person follows who opens the feed in a browser; feed readers pass over it. A style sheet cannot
 * make links, and XSLT, which could, is being removed from browsers: Chromium covers such a page with a red warning.
 */
export function pageLink(text: string, url: string): string {
  return element('a', {xmlns: 'http://www.w3.org/1999/xhtml', href: url}, escape(text));
}

/**
 * A document with the style sheet for people who open it in a browser.
 *
 * @param siteUrl address of the site, without a final slash
 */
export function xmlDocument(root: string, siteUrl: string): string {
  const {pathname} = new URL(`${siteUrl}/blog/feed.css`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<?xml-stylesheet type="text/css" href="${pathname}"?>`,
    root,
    '',
  ].join('\n');
}

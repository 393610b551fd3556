/** Escapes the text of records for Algolia, because highlighted values are displayed as HTML. */

/**
 * Quotation marks stay: they are harmless between tags, and Algolia would index their entities as words
 * (`quot`, `39`) inside a phrase.
 */
const entities = {'&': '&amp;', '<': '&lt;', '>': '&gt;'} as const;

/** @returns text that shows as itself where HTML is expected between tags */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign as keyof typeof entities]);
}

/** The inverse of `escapeText`. */
export function unescapeText(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}

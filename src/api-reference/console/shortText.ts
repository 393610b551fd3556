/** Descriptions in the console: short, and without Markdown, which no editor shows. */

/**
 * @param description in Markdown
 * @returns its first paragraph as plain text; empty for what is no text
 */
export function shortText(description: unknown): string {
  if (typeof description !== 'string') return '';
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  return paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\b_|_\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

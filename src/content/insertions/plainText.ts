/** Markdown with facts as plain text, for files and cards. */
import {insertFacts} from './factTexts';

/**
 * @param markdown one or more sentences
 * @returns it with facts inserted and without marks; links become their text, because an address inside a sentence would
 *   only be right on the page
 */
export function plainText(markdown: string): string {
  return insertFacts(markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1');
}

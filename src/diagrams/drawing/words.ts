/** Whether the words of a diagram are still whole in its drawing. */
import type {Label} from './picture';

const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Mermaid breaks a word that is wider than its box, and puts a hyphen into some.
 *
 * @param source of the diagram
 * @returns the first label that does not stand in it as it is drawn
 */
export function brokenLabel(labels: readonly Label[], source: string): string | undefined {
  const text = plain(source);
  return labels
    .map(({lines}) => plain(lines.map((line) => line.text).join(' ')).replace(/^\[(.*)\]$/, '$1'))
    .find((label) => !text.includes(label));
}

/** Texts as short as a card shows them. */
import {plainText} from '../../../content/contract.node';

/**
 * @param markdown of a page or a document
 * @param most characters that sentences after the first may fill
 * @returns its first sentences without marks, in one line
 */
export function brief(markdown: string, most = 0): string {
  const text = plainText(markdown.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
  const [first = '', ...rest] = text.split(/(?<=[.!?]) (?=[A-Z])/);
  return rest.reduce(
    ({all, isFull}, next) =>
      isFull || all.length + next.length >= most ? {all, isFull: true} : {all: `${all} ${next}`, isFull},
    {all: first, isFull: false},
  ).all;
}

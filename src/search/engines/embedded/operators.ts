/** What a reader can write around the words of a query: "a phrase", -without, in:product. */
import {normalise} from '../../language/tokeniser';

export type AskedFor = {
  /** The words, without the operators; those of phrases are among them. */
  text: string;
  /** What a section must hold as it stands. */
  phrases: readonly string[];
  /** What no section may hold. */
  without: readonly string[];
  /** Name of the product or area to look at. */
  area?: string;
};

const squeezed = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param query as typed
 * @param areas names of the products and areas of the index
 */
export function readOperators(query: string, areas: readonly string[]): AskedFor {
  const phrases: string[] = [];
  const without: string[] = [];
  let area: string | undefined;
  const text = query
    .replace(/["“”]([^"“”]+)["“”]/g, (_, phrase: string) => {
      phrases.push(phrase);
      return phrase;
    })
    .replace(/(?<=^|\s)-(\p{L}[\p{L}\p{N}]*)(?=\s|$)/gu, (_, word: string) => {
      without.push(word);
      return '';
    })
    .replace(/(?<=^|\s)in:(\S+)/gi, (written, name: string) => {
      area = areas.find((one) => squeezed(one).startsWith(squeezed(name)));
      return area ? '' : written;
    });
  return {text, phrases, without, ...(area && {area})};
}

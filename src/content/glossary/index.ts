/** Terms that pages use and readers may not know: one source for the page, the marks in the text and the cards. */
import {readData} from '../data/readData';
import {siteLanguage} from '../../site/language';

/** A term of the glossary, as plain text: it is shown in a small card as well as on the page. */
export type Term = {
  /** Anchor on the page of the glossary, which never changes. */
  id: string;
  /** The term as it stands at the head of its entry. */
  term: string;
  /** Other forms that pages use: plurals, abbreviations, the long form. */
  also?: readonly string[];
  /** One or two whole sentences. */
  definition: string;
  /** Pages use the word in other senses as well, such as the endpoint of an API, so it is not marked in the text. */
  isAmbiguous?: true;
  /** Link to the page that says more, as Markdown from the folder docs; the term is not marked on that page itself. */
  see?: string;
};

/** Site path of the page. */
export const glossaryPath = '/docs/glossary';

/** All terms, by the alphabet. */
export const terms: readonly Term[] = readData<Term[]>(
  'docs/_glossary.yml',
  'docs/_glossary.schema.json',
).sort((one, other) => one.term.localeCompare(other.term, siteLanguage));

function entry({id, term, also, definition, see}: Term): string {
  const more = [also && `Also: ${also.join(', ')}.`, see && `See ${see}.`].filter(Boolean).join(' ');
  return [`## ${term} {#${id}}`, definition, more].filter(Boolean).join('\n\n');
}

/** @returns the entries of the glossary as Markdown */
export const glossaryMarkdown = (): string => terms.map(entry).join('\n\n');

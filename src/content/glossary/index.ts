/** Terms that pages use and readers may not know: one source for the page, the marks in the text and the cards. */
import {readData} from '../data/readData';
import {siteLanguage} from '../../site/language';

/** A term of the glossary; `docs/_glossary.schema.json` explains the members. */
export type Term = {
  id: string;
  term: string;
  also?: readonly string[];
  definition: string;
  isAmbiguous?: true;
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

import {inLanguage} from '../../site/language/data';
import {t} from '../../site/language/t';
import {terms, type Term} from '.';

function entry({id, term, also, definition, see}: Term): string {
  const more = [also && t`Also: ${also.join(', ')}.`, see && t`See ${see}.`].filter(Boolean).join(' ');
  return [`## ${term} {#${id}}`, definition, more].filter(Boolean).join('\n\n');
}

/** @returns the entries of the glossary as Markdown */
export const glossaryMarkdown = (): string => inLanguage(terms).map(entry).join('\n\n');

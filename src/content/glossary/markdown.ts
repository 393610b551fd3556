import {terms, type Term} from '.';

function entry({id, term, also, definition, see}: Term): string {
  const more = [also && `Also: ${also.join(', ')}.`, see && `See ${see}.`].filter(Boolean).join(' ');
  return [`## ${term} {#${id}}`, definition, more].filter(Boolean).join('\n\n');
}

/** @returns the entries of the glossary as Markdown */
export const glossaryMarkdown = (): string => terms.map(entry).join('\n\n');

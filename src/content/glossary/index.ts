/** Terms that pages use and readers may not know, and words of readers that pages do not use: one source for all of them. */
import {siteLanguage} from '../../site/language';
import {readData} from '../data/readData';
import {markdownTable} from '../insertions/markdown';

/** What readers call a thing, and site paths of the pages that answer them; both are empty where they use our word. */
type Asked = {readers: readonly string[]; answers: readonly string[]};

/** A term of the glossary; `docs/_glossary.schema.json` explains the members. */
export type Term = Partial<Asked> & {
  id: string;
  term: string;
  also?: readonly string[];
  definition: string;
  isAmbiguous?: true;
  see?: string;
};

/** Site path of the page. */
export const glossaryPath = '/docs/glossary';

const glossary = readData<{
  terms: Term[];
  words: (Asked & {word: string})[];
  spellings: string[][];
  unanswered: string[];
}>('docs/_glossary.yml', 'docs/_glossary.schema.json');

const byAlphabet = (one: string, other: string) => one.localeCompare(other, siteLanguage);

/** All terms, by the alphabet. */
export const terms: readonly Term[] = glossary.terms.sort((one, other) => byAlphabet(one.term, other.term));

const lower = (words: readonly string[]) => [...new Set(words.map((word) => word.toLowerCase()))];

/** Our words for each thing, with those of readers. */
export const meanings: readonly (Asked & {own: readonly string[]})[] = [
  ...terms.map(({term, also = [], readers = [], answers = []}) => ({own: [term, ...also], readers, answers})),
  ...glossary.words.map(({word, ...rest}) => ({own: [word], ...rest})),
];

const groups = meanings.map(({own, readers}) => [...own, ...readers]);

/** Groups of words or phrases in lower case, of which each means all others. */
export const synonyms: readonly (readonly string[])[] = [...glossary.spellings, ...groups]
  .map(lower)
  .filter(({length}) => length > 1);

/** Abbreviations, and names that no page answers: the search takes none for another word. In lower case. */
export const acronyms: readonly string[] = lower([
  ...groups.flat().filter((word) => /^(?=.*[A-Z])[A-Z\d]{2,6}$/.test(word)),
  ...glossary.unanswered,
]);

function entry({id, term, also, definition, see, readers}: Term): string {
  const more = [also && `Also: ${also.join(', ')}.`, see && `See ${see}.`].filter(Boolean).join(' ');
  const searched = readers && `Also searched as: ${readers.join(', ')}`;
  const small = searched && `<p class="searched-as" data-search-ignore>${searched}</p>`;
  return [`## ${term} {#${id}}`, definition, more, small].filter(Boolean).join('\n\n');
}

/** @returns the entries of the glossary as Markdown */
export const glossaryMarkdown = (): string => terms.map(entry).join('\n\n');

/** @returns a table of everyday words with what readers call them */
export function wordsMarkdown(): string {
  const rows = glossary.words
    .sort((one, other) => byAlphabet(one.word, other.word))
    .map(({word, readers, answers: [page = '']}) => [`[${word}](${page})`, readers.join(', ')]);
  return `<div data-search-ignore>\n\n${markdownTable(['Help Hub says', 'You may know it as'], rows)}\n\n</div>`;
}

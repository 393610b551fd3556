/** Terms that pages use and readers may not know, and words of readers that pages do not use: one source for all of them. */
import {siteLanguage} from '../../site/language';
import {readData} from '../data/readData';
import {markdownTable} from '../insertions/markdown';

/** A term of the glossary; `docs/_glossary.schema.json` explains the members. */
export type Term = {
  id: string;
  term: string;
  also?: readonly string[];
  definition: string;
  isAmbiguous?: true;
  see?: string;
  readers?: readonly string[];
  answers?: readonly string[];
};

/** An everyday word of the site that needs no definition, and what readers call it. */
type Word = {word: string; readers: readonly string[]; answers: readonly string[]};

/** What the site calls a thing, what readers call it, and site paths of the pages that say what they ask for. */
export type Meaning = {own: readonly string[]; readers: readonly string[]; answers: readonly string[]};

/** Site path of the page. */
export const glossaryPath = '/docs/glossary';

const glossary = readData<{
  terms: Term[];
  words: Word[];
  spellings: readonly (readonly string[])[];
  unanswered: readonly string[];
}>('docs/_glossary.yml', 'docs/_glossary.schema.json');

const byAlphabet = (one: string, other: string) => one.localeCompare(other, siteLanguage);

/** All terms, by the alphabet. */
export const terms: readonly Term[] = glossary.terms.sort((one, other) => byAlphabet(one.term, other.term));

const lower = (words: readonly string[]) => [...new Set(words.map((word) => word.toLowerCase()))];

/** Everything that leads to pages. */
export const meanings: readonly Meaning[] = [
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
  const searched =
    readers && `<p class="searched-as" data-search-ignore>Also searched as: ${readers.join(', ')}</p>`;
  return [`## ${term} {#${id}}`, definition, more, searched].filter(Boolean).join('\n\n');
}

/** @returns the entries of the glossary as Markdown */
export const glossaryMarkdown = (): string => terms.map(entry).join('\n\n');

/** @returns a table of everyday words with what readers call them */
export function wordsMarkdown(): string {
  const rows = glossary.words
    .sort((one, other) => byAlphabet(one.word, other.word))
    .map(({word, readers, answers: [page = '']}) => [`[${word}](${page})`, readers.join(', ')]);
  const table = markdownTable(['Help Hub says', 'You may know it as'], rows);
  return `<div data-search-ignore>\n\n${table}\n\n</div>`;
}

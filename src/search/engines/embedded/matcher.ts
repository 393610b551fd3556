/** MiniSearch on the lists of the index: which sections have a term, and what it weighs in them (BM25+). */
import damerauLevenshtein from 'damerau-levenshtein';
import MiniSearch from 'minisearch';
import {memoised, stemOf} from '../../language/tokeniser';
import {fields, type IndexFile} from './indexFile';

const boost = {title: 2, keywords: 2.3, asks: 2.9, text: 1};

/** Edits that are forgiven, by the length of a word (`retenshun` is three from `retention`). */
const editsFor = (length: number) => (length > 8 ? 3 : length > 7 ? 2 : length > 3 ? 1 : 0);

/** Shorter words are near to too many others: they have to begin with the same letter. */
const short = 5;

export type Matcher = ReturnType<typeof matcherOf>;

type Document = Record<(typeof fields)[number], string[]> & {id: number};

/** @returns what was written for each section, as far as the index has it */
function documentsOf({terms, sections, titles}: IndexFile): Document[] {
  const documents: Document[] = titles
    .split('\n')
    .map((_, id) => ({id, title: [], keywords: [], asks: [], text: []}));
  const words = terms.split('\n');
  fields.forEach((field, at) =>
    sections[at]?.split('\n').forEach((line, term) => {
      let id = 0;
      for (const difference of line ? line.split(' ') : [])
        documents[(id += parseInt(difference, 36))]?.[field].push(words[term] ?? '');
    }),
  );
  return documents;
}

/** @returns lookups in the terms of an index */
export function matcherOf(index: IndexFile) {
  const terms = index.terms.split('\n');
  const known = new Set(terms);
  const titled = index.sections[0]?.split('\n') ?? [];
  const mini = new MiniSearch<Document>({
    fields: [...fields],
    // MiniSearch takes a field's list of terms as their text, with commas between them.
    tokenize: (text) => text.split(','),
    processTerm: (term) => term,
    searchOptions: {boost},
  });
  mini.addAll(documentsOf(index));

  const scoresOf = (isPrefix: boolean) =>
    memoised(
      (term): ReadonlyMap<number, number> =>
        new Map(mini.search(term, {prefix: isPrefix}).map(({id, score}) => [id as number, score])),
    );

  return {
    has: (term: string): boolean => known.has(term),
    isBeginning: memoised((start) => terms.some((term) => term.startsWith(start))),
    /** By section, what a term weighs in it. */
    whole: scoresOf(false),
    /** The same for all terms that begin with one. */
    begun: scoresOf(true),
    /** Other forms and spellings of a word. */
    inflected: memoised((word) => {
      const start = word.slice(0, 3);
      const alike = start.length < 3 ? [] : terms.filter((term) => term.startsWith(start) && term !== word);
      return alike.filter((term) => stemOf(term) === stemOf(word));
    }),
    /** The term within the fewest edits of a word, of a title if there is one; of an unfinished word, one that begins so. */
    nearest(word: string, isUnfinished: boolean): string | undefined {
      const most = editsFor(word.length);
      const isShort = word.length < short;
      const edits = (term: string) =>
        Math.abs(term.length - word.length) > most ? Infinity : damerauLevenshtein(word, term).steps;
      let best: {term?: string; cost: number} = {cost: most + 0.1};
      terms.forEach((term, at) => {
        if (isShort && term[0] !== word[0]) return;
        const beginning = isUnfinished && !isShort ? term.slice(0, word.length) : term;
        const cost = Math.min(edits(term), edits(beginning)) - (titled[at] ? 0.5 : 0);
        if (cost < best.cost) best = {term, cost};
      });
      return best.term;
    },
  };
}

/** Impact of a term on a section (term weighting): weight of the field and length of the field. */
import {memoised} from '../../language/memoise';
import {titleOf, type SearchRecord} from '../../records/record';
import {isIdentifier, stopWords, termsOf} from '../../language/tokeniser';

/** The fields of a section; what its page says of it is added when a query is ranked. */
const weights = {title: 7, keywords: 4, asks: 5, content: 1.8};

/** Words in the text of a usual section; longer ones dilute each word (as in BM25). */
const usualLength = 60;

/** Of a title each word counts once, and for less when there are many. */
const titleShare = (length: number) => 1 / (1 + 0.12 * (length - 1));

const textShare = (times: number, length: number) =>
  times / (times + 0.8 * (0.4 + (0.6 * length) / usualLength));

type Title = {terms: ReadonlySet<string>; share: number};

/** Many sections share a title, so its terms are memoised. */
const readTitle = memoised((text): Title => {
  const terms = termsOf(text);
  return {terms: new Set(terms), share: titleShare(terms.length)};
});

/** Terms of a record's own title; only these may be stop words. */
export const titleTermsOf = (record: SearchRecord): ReadonlySet<string> => readTitle(titleOf(record)).terms;

/** Terms that any section has which is no aside. */
export function termsInProse(records: readonly SearchRecord[]): ReadonlySet<string> {
  const prose = records.filter(({kind}) => kind !== 'aside');
  return new Set(
    prose.flatMap((record) =>
      termsOf([titleOf(record), record.label, record.keywords, record.asks, record.content].join(' ')),
    ),
  );
}

/**
 * @param prose samples and lists of sources answer only for the terms that no other section has, which is not in here
 * @returns the impact of each term of a record on it
 */
export function impactsOf(record: SearchRecord, prose: ReadonlySet<string>): Map<string, number> {
  const {kind, keywords, asks, content} = record;
  const rank = record.weight.pageRank / 100;
  const impacts = new Map<string, number>();
  const add = (term: string, impact: number) => impacts.set(term, (impacts.get(term) ?? 0) + impact * rank);
  const isWanted = (term: string) => !stopWords.has(term) && !(kind === 'aside' && prose.has(term));

  const own = readTitle(titleOf(record));
  for (const term of own.terms) add(term, weights.title * own.share);
  const addWords = (text: string | null, weight: number) => {
    for (const term of new Set(termsOf(text ?? ''))) if (!stopWords.has(term)) add(term, weight);
  };
  addWords([record.label, keywords].join(' '), weights.keywords);
  addWords(asks, weights.asks);

  const terms = termsOf(content ?? '');
  const counts = new Map<string, number>();
  for (const term of terms)
    if (isWanted(term) && !isIdentifier(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, times] of counts) add(term, weights.content * textShare(times, terms.length));
  return impacts;
}

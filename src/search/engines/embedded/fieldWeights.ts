/** Impact of a term on a section (term weighting): weight of the field and length of the field. */
import {memoised} from '../../language/memoise';
import {levels, titleOf, type SearchRecord} from '../../records/record';
import {stopWords, termsOf} from '../../language/tokeniser';

/** A section's own title beats the page's, both beat the headings between and the text; the area is a hint. */
const weights = {title: 6, page: 2.5, between: 1.5, keywords: 4, content: 1.2, area: 0.4};

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

/** @returns the impact of each term of a record on it */
export function impactsOf(record: SearchRecord): Map<string, number> {
  const {hierarchy, type, keywords, content} = record;
  const rank = record.weight.pageRank / 100;
  const impacts = new Map<string, number>();
  const add = (term: string, impact: number) => impacts.set(term, (impacts.get(term) ?? 0) + impact * rank);
  const addTitle = (text: string | null, weight: number) => {
    if (!text) return;
    const {terms, share} = readTitle(text);
    for (const term of terms) if (!stopWords.has(term)) add(term, weight * share);
  };

  const own = readTitle(titleOf(record));
  for (const term of own.terms) add(term, weights.title * own.share);
  if (type !== 'lvl1') addTitle(hierarchy.lvl1, weights.page);
  for (const level of levels)
    if (!['lvl0', 'lvl1', type].includes(level)) addTitle(hierarchy[level], weights.between);
  addTitle(hierarchy.lvl0, weights.area);
  for (const term of new Set(termsOf(keywords ?? ''))) if (!stopWords.has(term)) add(term, weights.keywords);

  const terms = termsOf(content ?? '');
  const counts = new Map<string, number>();
  for (const term of terms) if (!stopWords.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, times] of counts) add(term, weights.content * textShare(times, terms.length));
  return impacts;
}

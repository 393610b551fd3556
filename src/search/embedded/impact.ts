/** How much a term says about a section: the weights of the fields, and the length of each field. */
import {levels, titleOf, type SearchRecord} from '../record';
import {stopWords, termsOf} from '../words';

/** A section's own title beats the page's, both beat the headings between and the text; the area is a hint. */
const weights = {title: 6, page: 2.5, between: 1.5, keywords: 4, content: 1.2, area: 0.4};

/** Words in the text of a usual section; longer ones dilute each word (as in BM25). */
const usualLength = 60;

type Counts = Map<string, number>;

function count(text: string): {counts: Counts; length: number} {
  const terms = termsOf(text);
  const counts: Counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {counts, length: terms.length};
}

/** Of a title each word counts once, and for less when there are many. */
const titleShare = (length: number) => 1 / (1 + 0.12 * (length - 1));

const textShare = (times: number, length: number) =>
  times / (times + 0.8 * (0.4 + (0.6 * length) / usualLength));

export type TermImpact = {impact: number; inTitle: boolean};

/** Impacts of all terms of a record; stop words count in its own title only. */
export function impactsOf(record: SearchRecord): Map<string, TermImpact> {
  const impacts = new Map<string, TermImpact>();
  const add = (term: string, impact: number, inTitle = false) => {
    const known = impacts.get(term);
    if (known) {
      known.impact += impact;
      known.inTitle ||= inTitle;
    } else impacts.set(term, {impact, inTitle});
  };
  const addTitle = (text: string | null, weight: number, isOwn = false) => {
    if (!text) return;
    const {counts, length} = count(text);
    for (const term of counts.keys())
      if (isOwn || !stopWords.has(term)) add(term, weight * titleShare(length), isOwn);
  };

  const addText = (text: string | null, weight: number) => {
    if (!text) return;
    const {counts, length} = count(text);
    for (const [term, times] of counts)
      if (!stopWords.has(term)) add(term, weight * textShare(times, length));
  };

  const {hierarchy, type, keywords, content} = record;
  addTitle(titleOf(record), weights.title, true);
  if (type !== 'lvl1') addTitle(hierarchy.lvl1, weights.page);
  for (const level of levels)
    if (!['lvl0', 'lvl1', type].includes(level)) addTitle(hierarchy[level], weights.between);
  addTitle(hierarchy.lvl0, weights.area);
  for (const term of new Set(termsOf(keywords ?? ''))) if (!stopWords.has(term)) add(term, weights.keywords);
  addText(content, weights.content);
  for (const one of impacts.values()) one.impact *= record.weight.pageRank / 100;
  return impacts;
}

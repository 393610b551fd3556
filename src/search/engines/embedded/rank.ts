/** Ranks sections by the postings of a query's terms: a section together with its page. */
import type {TermAlternative, ExpandedWord} from './expandQuery';
import type {Postings, Store} from './indexStore';
import {isBefore, pageWindow, boostPages, type ScoredSection} from './boostPages';
import {insertRanked} from './insertRanked';

/** Postings of every term of a query, fetched before ranking starts. */
export type PostingsLookup = (dictionary: string, index: number) => Postings;

export type Ranking = {
  /** Best first; as many as were asked for. */
  best: ScoredSection[];
  /** Sections that match about as many of the words as the best does, and how many of them each page has. */
  count: number;
  countOfPage: ReadonlyMap<number, number>;
  /** Share of the query's weight that the best section matches: 1 when it has every word. */
  coverage: number;
};

/** Sections that match less than this share of what the best matches are left out. */
const leastShare = 0.5;

/** Rarity (inverse document frequency) of a stop word in a title; other words have 1 to 9. */
const fillerRarity = 0.7;

/** A missing word costs a multiple of its score, so that all words in a text beat most of them in a title. */
const missingPenalty = 3.5;

/** What a page gives to its sections: a share of the impact of its title and keywords, of its best section. */
const ofPage = {head: 0.2, best: 0.1};
/** How much a word counts as found that only the head of the page has, or only another section of it. */
const found = {inHead: 0.9, elsewhere: 0.45};

/** The most that an unknown word weighs: readers name things that no page has. */
const unknownRarity = 6;

/** Impacts of one alternative; a phrase counts as its weakest word. */
function impactsOf(alternative: TermAlternative, postings: PostingsLookup): Postings {
  const lists = alternative
    .map(({dictionary, index, weight}) => ({...postings(dictionary, index), share: weight}))
    .sort((one, other) => one.sections.length - other.sections.length);
  const [shortest, ...others] = lists;
  if (!shortest) return {sections: new Uint32Array(), impacts: new Float32Array()};
  const {sections, share} = shortest;
  const rest = others.map(
    (list) =>
      new Map(Array.from(list.sections, (section, at) => [section, (list.impacts[at] ?? 0) * list.share])),
  );
  const impacts = shortest.impacts.map((impact, at) =>
    Math.min(impact * share, ...rest.map((list) => list.get(sections[at] as number) ?? 0)),
  );
  return {sections, impacts};
}

/** Inverse document frequency of a word; with several alternatives, that of the most frequent one. */
function rarityOf({alternatives}: ExpandedWord, total: number, postings: PostingsLookup): number {
  if (alternatives.length === 0) return Math.min(unknownRarity, Math.log(1 + total));
  const counts = alternatives.map((alternative) =>
    Math.min(...alternative.map(({dictionary, index}) => postings(dictionary, index).sections.length)),
  );
  return Math.log(1 + total / (1 + Math.max(0, ...counts)));
}

/** A word of the query in numbers. Arrays have an item a section, or a page; 0 where it is not. */
type Word = {
  rarity: number;
  isOptional: boolean;
  impact: Float32Array;
  /** Weight of the best match: 1 for the word itself, less for other forms and for synonyms. */
  exactness: Float32Array;
  bestOfPage: Float32Array;
  exactnessOfPage: Float32Array;
};

/** @returns a function that ranks, for one index */
export function scorer({total, heads, pageOf}: Pick<Store, 'total' | 'heads' | 'pageOf'>) {
  function wordOf(concept: ExpandedWord, postings: PostingsLookup, touched: Set<number>): Word {
    const {isOptional, alternatives} = concept;
    const word: Word = {
      rarity: isOptional ? fillerRarity : rarityOf(concept, total, postings),
      isOptional,
      impact: new Float32Array(total),
      exactness: new Float32Array(total),
      bestOfPage: new Float32Array(heads.length),
      exactnessOfPage: new Float32Array(heads.length),
    };
    const {impact: own, exactness, bestOfPage, exactnessOfPage} = word;
    for (const alternative of alternatives) {
      const {sections, impacts} = impactsOf(alternative, postings);
      const exact = Math.sqrt(alternative[0]?.weight ?? 0);
      for (let at = 0; at < sections.length; at += 1) {
        const section = sections[at] as number;
        const impact = impacts[at] as number;
        if (impact === 0) continue;
        const page = pageOf[section] as number;
        own[section] = Math.max(own[section] as number, impact);
        exactness[section] = Math.max(exactness[section] as number, exact);
        bestOfPage[page] = Math.max(bestOfPage[page] as number, impact);
        exactnessOfPage[page] = Math.max(exactnessOfPage[page] as number, exact);
        if (!isOptional) touched.add(section);
      }
    }
    return word;
  }

  /** What a section scores, and the share of the query's weight that it matches. */
  function scoreOf(
    section: number,
    words: readonly Word[],
    weight: number,
  ): {score: number; covered: number} {
    const page = pageOf[section] as number;
    const head = heads[page] as number;
    let score = 0;
    let covered = 0;
    for (const {rarity, isOptional, impact, exactness, bestOfPage, exactnessOfPage} of words) {
      const own = impact[section] as number;
      if (isOptional) {
        score += rarity * own;
        continue;
      }
      const fromHead = section === head ? 0 : (impact[head] as number);
      score += rarity * (own + ofPage.head * fromHead + ofPage.best * (bestOfPage[page] as number));
      covered +=
        rarity *
        Math.max(
          exactness[section] as number,
          fromHead > 0 ? found.inHead * (exactness[head] as number) : 0,
          found.elsewhere * (exactnessOfPage[page] as number),
        );
    }
    const share = weight > 0 ? covered / weight : 0;
    return {score: score * share ** missingPenalty, covered: share};
  }

  /**
   * @param passes whether a section is searched
   * @param isShown whether it is in the area that is shown; others are counted only
   */
  return function rank(
    concepts: readonly ExpandedWord[],
    postings: PostingsLookup,
    passes: (section: number) => boolean,
    isShown: (section: number) => boolean,
    wanted: number,
  ): Ranking {
    const touched = new Set<number>();
    const words = concepts.map((concept) => wordOf(concept, postings, touched));
    const weight = words.reduce((sum, {rarity, isOptional}) => sum + (isOptional ? 0 : rarity), 0);
    const scored: (ScoredSection & {covered: number})[] = [];
    let most = 0;
    for (const section of touched) {
      if (!passes(section)) continue;
      const {score, covered} = scoreOf(section, words, weight);
      if (isShown(section)) most = Math.max(most, covered);
      scored.push({section, score, covered});
    }
    const window = Math.max(pageWindow, wanted);
    const candidates: ScoredSection[] = [];
    const countOfPage = new Map<number, number>();
    let count = 0;
    for (const one of scored) {
      if (one.covered < leastShare * most) continue;
      const page = pageOf[one.section] as number;
      countOfPage.set(page, (countOfPage.get(page) ?? 0) + 1);
      if (!isShown(one.section)) continue;
      count += 1;
      insertRanked(candidates, one, window, isBefore);
    }
    // A fixed window, so that later pages of hits continue the same order.
    const first = boostPages(candidates.slice(0, pageWindow), pageOf);
    const best = [...first, ...candidates.slice(pageWindow)].slice(0, wanted);
    return {best, count, countOfPage, coverage: most};
  };
}

/** Ranks sections by the postings of a query's terms. */
import type {TermAlternative, ExpandedWord} from './expandQuery';
import type {Postings} from './indexStore';
import {isBefore, pageWindow, boostPages, type ScoredSection} from './boostPages';
import {insertRanked} from './insertRanked';

/** Postings of every term of a query, fetched before ranking starts. */
export type PostingsLookup = (dictionary: string, index: number) => Postings;

export type Ranking = {
  /** Best first; as many as were asked for. */
  best: ScoredSection[];
  /** Sections that match about as many of the words as the best does. */
  count: number;
  /** Share of the query's weight that the best section matches: 1 when it has every word. */
  coverage: number;
};

/** Sections that match less than this share of what the best matches are left out. */
const leastShare = 0.34;

/** Rarity (inverse document frequency) of a stop word in a title; other words have 1 to 9. */
const fillerRarity = 0.4;

/** A missing word costs a multiple of its score, so that all words in a text beat most of them in a title. */
const missingPenalty = 6;

/** Impacts of one alternative, each times `share`; a phrase counts as its weakest word. */
function impactsOf(alternative: TermAlternative, postings: PostingsLookup): Postings & {share: number} {
  const lists = alternative
    .map(({dictionary, index, weight}) => ({...postings(dictionary, index), share: weight}))
    .sort((one, other) => one.sections.length - other.sections.length);
  const [shortest = nothing, ...others] = lists;
  if (others.length === 0) return shortest;
  const rest = others.map(
    ({sections, impacts, share}) =>
      new Map(Array.from(sections, (section, at) => [section, (impacts[at] ?? 0) * share])),
  );
  const sections: number[] = [];
  const impacts: number[] = [];
  shortest.sections.forEach((section, at) => {
    const own = (shortest.impacts[at] ?? 0) * shortest.share;
    const least = Math.min(own, ...rest.map((list) => list.get(section) ?? 0));
    if (least === 0) return;
    sections.push(section);
    impacts.push(least);
  });
  return {sections: Uint32Array.from(sections), impacts: Float32Array.from(impacts), share: 1};
}

const nothing = {sections: new Uint32Array(), impacts: new Float32Array(), share: 1};

/**
 * Inverse document frequency of a word; with several alternatives, that of the most frequent one.
 */
function rarity({alternatives}: ExpandedWord, total: number, postings: PostingsLookup): number {
  const counts = alternatives.map((alternative) =>
    Math.min(...alternative.map(({dictionary, index}) => postings(dictionary, index).sections.length)),
  );
  return Math.log(1 + total / (1 + Math.max(0, ...counts)));
}

/** Buffers of the size of the index, reused by each query. */
export function scorer(total: number, pageOf: ArrayLike<number>) {
  const scores = new Float32Array(total);
  const covered = new Float32Array(total);
  const ofConcept = new Float32Array(total);
  const exactness = new Float32Array(total);
  const ofWord = new Float32Array(total);
  const seen = new Uint32Array(total);

  return function rank(
    concepts: readonly ExpandedWord[],
    postings: PostingsLookup,
    passes: (section: number) => boolean,
    wanted: number,
  ): Ranking {
    const touched: number[] = [];
    let weight = 0;
    for (const concept of concepts) {
      const {isOptional, alternatives} = concept;
      const rare = isOptional ? fillerRarity : rarity(concept, total, postings);
      if (!isOptional) weight += rare;
      let count = 0;
      for (const alternative of alternatives) {
        const {sections, impacts, share} = impactsOf(alternative, postings);
        const exact = alternative[0]?.weight ?? 0;
        for (let at = 0; at < sections.length; at += 1) {
          const section = sections[at] as number;
          const impact = (impacts[at] as number) * share;
          if (ofConcept[section] === 0) seen[count++] = section;
          if (impact > (ofConcept[section] as number)) ofConcept[section] = impact;
          if (exact > (ofWord[section] as number)) ofWord[section] = exact;
        }
      }
      for (let at = 0; at < count; at += 1) {
        const section = seen[at] as number;
        const isNew = covered[section] === 0;
        if (!(isOptional && isNew) && passes(section)) {
          if (isNew) touched.push(section);
          scores[section] = (scores[section] as number) + rare * (ofConcept[section] as number);
          if (!isOptional) {
            covered[section] = (covered[section] as number) + rare;
            exactness[section] = (exactness[section] as number) + rare * Math.sqrt(ofWord[section] as number);
          }
        }
        ofConcept[section] = ofWord[section] = 0;
      }
    }
    const ranking = select(touched, weight, wanted);
    for (const section of touched) scores[section] = covered[section] = exactness[section] = 0;
    return ranking;
  };

  function select(touched: readonly number[], weight: number, wanted: number): Ranking {
    let most = 0;
    for (const section of touched) most = Math.max(most, covered[section] as number);
    const least = leastShare * most;
    const window = Math.max(pageWindow, wanted);
    const candidates: ScoredSection[] = [];
    let count = 0;
    let lowest = -1;
    for (const section of touched) {
      if ((covered[section] as number) < least) continue;
      count += 1;
      const score = (scores[section] as number) * ((exactness[section] as number) / weight) ** missingPenalty;
      if (score < lowest) continue;
      insertRanked(candidates, {section, score}, window, isBefore);
      if (candidates.length === window) lowest = candidates.at(-1)?.score ?? 0;
    }
    // A fixed window, so that later pages of hits continue the same order.
    const first = boostPages(candidates.slice(0, pageWindow), pageOf);
    const best = [...first, ...candidates.slice(pageWindow)].slice(0, wanted);
    return {best, count, coverage: weight > 0 ? most / weight : 0};
  }
}

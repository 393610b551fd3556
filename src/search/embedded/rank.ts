/** From the postings of a query's terms to the best sections. */
import type {Alternative, Concept} from './expand';
import type {Postings} from './store';
import {isBefore, pageWindow, supported, type Scored} from './support';
import {insert} from './top';

/** Postings of every term of a query, fetched before ranking starts. */
export type Fetched = (dictionary: string, index: number) => Postings;

export type Ranking = {
  /** Best first; as many as were asked for. */
  best: Scored[];
  /** Sections that match about as many of the words as the best does. */
  count: number;
  /** Share of the query's weight that the best section matches: 1 when it has every word. */
  coverage: number;
};

/** Sections that match less than this share of what the best matches are left out. */
const leastShare = 0.34;

/** What a stop word is worth in a title, where telling words are worth 1 to 9. */
const fillerRarity = 0.4;

/** Missing a word costs more than its own score. */
const missingPenalty = 2;

/** Highest impact of one alternative on each section; a phrase counts as its weakest word. */
function impactsOf(
  alternative: Alternative,
  postings: Fetched,
): Map<number, number> | (Postings & {weight: number}) {
  const [first, ...rest] = alternative;
  if (!first) return new Map();
  const {weight} = first;
  if (rest.length === 0) return {...postings(first.dictionary, first.index), weight};
  const lists = alternative.map(({dictionary, index}) => {
    const {sections, impacts} = postings(dictionary, index);
    return new Map(Array.from(sections, (section, at) => [section, (impacts[at] ?? 0) * weight] as const));
  });
  const [shortest = new Map<number, number>(), ...others] = lists.sort((one, other) => one.size - other.size);
  return new Map(
    [...shortest].flatMap(([section, impact]) => {
      const all = [impact, ...others.map((list) => list.get(section) ?? 0)];
      return all.every(Boolean) ? [[section, Math.min(...all)] as const] : [];
    }),
  );
}

/**
 * How rare a word is (inverse document frequency). A word that is being typed, guessed or a synonym is as
 * common as its commonest alternative, not as rare as its rarest.
 */
function rarity({alternatives}: Concept, total: number, postings: Fetched): number {
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

  return function rank(
    concepts: readonly Concept[],
    postings: Fetched,
    passes: (section: number) => boolean,
    wanted: number,
  ): Ranking {
    const touched: number[] = [];
    let weight = 0;
    for (const concept of concepts) {
      const rare = concept.isOptional ? fillerRarity : rarity(concept, total, postings);
      if (!concept.isOptional) weight += rare;
      const seen: number[] = [];
      const note = (section: number, impact: number, weight: number) => {
        const known = ofConcept[section] as number;
        if (known === 0) seen.push(section);
        if (impact > known) ofConcept[section] = impact;
        if (weight > (ofWord[section] as number)) ofWord[section] = weight;
      };
      for (const alternative of concept.alternatives) {
        const found = impactsOf(alternative, postings);
        if (found instanceof Map)
          for (const [section, impact] of found) note(section, impact, alternative[0]?.weight ?? 0);
        else
          for (let at = 0; at < found.sections.length; at += 1)
            note(found.sections[at] as number, (found.impacts[at] as number) * found.weight, found.weight);
      }
      for (const section of seen) {
        if (passes(section) && !(concept.isOptional && covered[section] === 0)) {
          if (covered[section] === 0) touched.push(section);
          scores[section] = (scores[section] as number) + rare * (ofConcept[section] as number);
          if (!concept.isOptional) {
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
    const candidates: Scored[] = [];
    let count = 0;
    let lowest = -1;
    for (const section of touched) {
      if ((covered[section] as number) < least) continue;
      count += 1;
      const score = (scores[section] as number) * ((exactness[section] as number) / weight) ** missingPenalty;
      if (score < lowest) continue;
      insert(candidates, {section, score}, window, isBefore);
      if (candidates.length === window) lowest = candidates.at(-1)?.score ?? 0;
    }
    // Always the same first ones, so that a later page of hits meets the same order.
    const first = supported(candidates.slice(0, pageWindow), pageOf);
    const best = [...first, ...candidates.slice(pageWindow)].slice(0, wanted);
    return {best, count, coverage: weight > 0 ? most / weight : 0};
  }
}

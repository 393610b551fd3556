/** Boosts the best section of a page by the scores of the page's other sections. */

export type ScoredSection = {section: number; score: number};

/** Orders by score; equal scores in the order of the index. */
export const isBefore = (one: ScoredSection, other: ScoredSection): boolean =>
  one.score > other.score || (one.score === other.score && one.section < other.section);

/** Number of best sections that are regrouped. */
export const pageWindow = 60;

/** Factor of the logarithm of (sum of the page's scores / its best score). */
const pageShare = 0.15;

/**
 * @param candidates sections with their scores
 * @param pageOf the page of each section
 * @returns the same sections in their new order, best first
 */
export function boostPages(candidates: readonly ScoredSection[], pageOf: ArrayLike<number>): ScoredSection[] {
  const sums = new Map<number, number>();
  const tops = new Map<number, number>();
  for (const {section, score} of candidates) {
    const page = pageOf[section] as number;
    sums.set(page, (sums.get(page) ?? 0) + score);
    tops.set(page, Math.max(tops.get(page) ?? 0, score));
  }
  const support = (page: number) => {
    const top = tops.get(page) as number;
    return ((sums.get(page) as number) - top) / top;
  };
  return candidates
    .map(({section, score}) => ({
      section,
      score: score * (1 + pageShare * Math.log1p(support(pageOf[section] as number))),
    }))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

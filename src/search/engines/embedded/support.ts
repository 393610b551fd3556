/** Pages that answer in several places: their best sections gain by the others. */

export type Scored = {section: number; score: number};

/** Best first; equals in the order of the index. */
export const isBefore = (one: Scored, other: Scored): boolean =>
  one.score > other.score || (one.score === other.score && one.section < other.section);

/** Best sections among which such pages are looked for. */
export const pageWindow = 60;

/** How much a page's other sections add, beside the logarithm of their sum in terms of its best one. */
const pageShare = 0.15;

/**
 * @param candidates sections with their scores
 * @param pageOf the page of each section
 * @returns the same sections in their new order, best first
 */
export function supported(candidates: readonly Scored[], pageOf: ArrayLike<number>): Scored[] {
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

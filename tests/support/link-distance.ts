/** How far the pages of a site are from each other, in activations. */

/** A way from a page: a link, and how often a reader acts to follow it, opening what hides it included. */
export type Way = {to: string; acts: number};

/**
 * @param ways from each page
 * @param from the page that a reader is on
 * @param limit of activations
 * @returns the least number of activations for each page that is reached within the limit
 */
export function reached(
  ways: ReadonlyMap<string, readonly Way[]>,
  from: string,
  limit: number,
): Map<string, number> {
  const acts = new Map([[from, 0]]);
  for (let spent = 0; spent < limit; spent += 1) {
    const here = [...acts].filter(([, least]) => least === spent).map(([page]) => page);
    for (const way of here.flatMap((page) => ways.get(page) ?? [])) {
      const total = spent + way.acts;
      if (total <= limit && total < (acts.get(way.to) ?? Infinity)) acts.set(way.to, total);
    }
  }
  return acts;
}

/** @returns `from -> to` of each pair of pages that is further apart than the limit */
export function tooFar(
  ways: ReadonlyMap<string, readonly Way[]>,
  targets: readonly string[],
  limit: number,
): string[] {
  return [...ways.keys()].flatMap((from) => {
    const near = reached(ways, from, limit);
    return targets.filter((to) => !near.has(to)).map((to) => `${from} -> ${to}`);
  });
}

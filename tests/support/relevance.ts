/** How good an order of hits is, by the measures that the field uses. */

/** @returns the place of the first key that is wanted among the distinct keys, from 1; 0 when there is none */
export function rankOf(keys: readonly string[], wanted: readonly string[]): number {
  return [...new Set(keys)].findIndex((key) => wanted.includes(key)) + 1;
}

export type Relevance = {
  queries: number;
  /** Mean reciprocal rank among the first ten. */
  mrr: number;
  /** Share of queries whose first hit is right; one of whose first five is. */
  success1: number;
  success5: number;
};

export function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (value: (rank: number) => number) =>
    ranks.reduce((total, rank) => total + value(rank), 0) / ranks.length;
  return {
    queries: ranks.length,
    mrr: share((rank) => (rank > 0 && rank <= 10 ? 1 / rank : 0)),
    success1: share((rank) => Number(rank === 1)),
    success5: share((rank) => Number(rank > 0 && rank <= 5)),
  };
}

/** The same for each class of queries, in the order in which they come. */
export function relevanceByClass(ranked: readonly {class: string; rank: number}[]): Map<string, Relevance> {
  const ranks = new Map<string, number[]>();
  for (const {class: name, rank} of ranked) ranks.set(name, [...(ranks.get(name) ?? []), rank]);
  return new Map([...ranks].map(([name, list]) => [name, relevanceOf(list)]));
}

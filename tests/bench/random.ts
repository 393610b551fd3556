/** Random numbers that are the same in every run. */
export type Random = {
  /** From 0 up to 1, 1 not included. */
  next(): number;
  /** A whole number from 0 up to `end`, `end` not included. */
  below(end: number): number;
  pick<T>(items: ArrayLike<T>): T;
};

/** Mulberry32: 32 bits of state, enough for text. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {next, below, pick: <T>(items: ArrayLike<T>) => items[below(items.length)] as T};
}

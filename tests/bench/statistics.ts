/** Value below which a share of the values lies; 0 for none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** 0 for none. */
export const mean = (values: readonly number[]): number => sum(values) / (values.length || 1);

/** @returns `count` items at even distances */
export function evenly<T>(items: readonly T[], count: number): T[] {
  const step = items.length / count;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Inserts an item into a sorted list of at most `most` items (top k), in place of sorting all candidates. */
export function insertRanked<T>(
  best: T[],
  item: T,
  most: number,
  isBefore: (one: T, other: T) => boolean,
): void {
  const last = best[best.length - 1];
  if (best.length >= most && last !== undefined && !isBefore(item, last)) return;
  let at = best.length;
  while (at > 0 && isBefore(item, best[at - 1] as T)) at -= 1;
  best.splice(at, 0, item);
  if (best.length > most) best.pop();
}

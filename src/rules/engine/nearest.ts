/** Guesses what an author meant. */
import leven from 'leven';

/**
 * @param word as it was written
 * @param known words that could be meant
 * @returns the one that is at most two letters away; undefined when none is, or several are equally near
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [first, second] = [...new Set(known)]
    .map((candidate) => ({candidate, distance: leven(word, candidate)}))
    .sort((one, other) => one.distance - other.distance);
  return first && first.distance <= 2 && first.distance !== second?.distance ? first.candidate : undefined;
}

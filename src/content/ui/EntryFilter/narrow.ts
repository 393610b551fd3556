/** @returns the words of a query, in lower case */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** @returns whether a text has every word, whole or as a part of another */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/**
 * Hides in a family (src/content/markdown/families.ts) all but entries that have every word in their text or in a heading
 * above them; without words, nothing.
 *
 * @returns how many entries are left
 */
export function narrow(family: HTMLElement, words: readonly string[]): number {
  const [summary, ...parts] = family.children as unknown as Iterable<HTMLElement>;
  const name = summary?.firstElementChild?.textContent ?? '';
  let heading: HTMLElement | undefined;
  let left = 0;
  for (const part of parts) {
    if (part.localName === 'h3') heading = part;
    const entries = part.matches('.entry') ? [part] : part.querySelectorAll<HTMLElement>('.entry');
    let shown = 0;
    for (const entry of entries) {
      entry.hidden = !hasWords(`${name} ${heading?.textContent} ${entry.textContent}`, words);
      if (!entry.hidden) shown += 1;
    }
    part.hidden = words.length > 0 && shown === 0;
    if (heading && shown) heading.hidden = false;
    left += shown;
  }
  family.hidden = left === 0;
  return left;
}

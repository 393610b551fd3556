/**
 * The ledger of every address and anchor that readers have had: an address a line, and the anchors of its page on lines
 * below it. Nothing is ever taken out of it, because links from outside go on to lead there.
 */

export const ledgerFile = 'src/redirects/published.txt';

/** Anchors by the address of their page. */
export type Published = ReadonlyMap<string, readonly string[]>;

/** A line of the ledger: an address, with an anchor or without. */
export type LedgerEntry = {page: string; anchor?: string; line: number};

/** @returns its lines; what is neither an address nor an anchor of one is left out */
export function ledgerEntries(text: string): LedgerEntry[] {
  let page = '';
  return text.split('\n').flatMap((raw, index): LedgerEntry[] => {
    const line = index + 1;
    if (raw.startsWith('/')) {
      page = raw.trim();
      return [{page, line}];
    }
    const [, anchor] = /^ {2}#(\S+)$/.exec(raw) ?? [];
    return anchor && page ? [{page, anchor, line}] : [];
  });
}

/** @returns what the entries of a ledger hold */
export function publishedIn(ledger: readonly LedgerEntry[]): Map<string, string[]> {
  const published = new Map<string, string[]>();
  for (const {page, anchor} of ledger) {
    const anchors = published.get(page) ?? [];
    published.set(page, anchor === undefined ? anchors : [...anchors, anchor]);
  }
  return published;
}

/** By code units, so that every machine has the same order. */
const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** @returns the text of a ledger */
export const formatPublished = (published: Published): string =>
  [...published]
    .sort(([one], [other]) => inOrder(one, other))
    .flatMap(([page, anchors]) => [page, ...[...anchors].sort(inOrder).map((anchor) => `  #${anchor}`)])
    .map((line) => `${line}\n`)
    .join('');

/** @returns what either of two ledgers has */
export function merged(before: Published, now: Published): Map<string, string[]> {
  const pages = new Set([...before.keys(), ...now.keys()]);
  return new Map(
    [...pages].map((page) => [page, [...new Set([...(before.get(page) ?? []), ...(now.get(page) ?? [])])]]),
  );
}

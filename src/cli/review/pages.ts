/** Which pages are new, changed or gone. */
import type {PageMeasures} from '../measures/page';
import type {SiteMeasures} from '../measures/site';

export type ChangedPage = {
  address: string;
  kind: 'new' | 'changed' | 'gone';
  before?: PageMeasures;
  after?: PageMeasures;
};

/** Pages in the order of their addresses; those that say the same as before are left out. */
export function changedPages(before: SiteMeasures, after: SiteMeasures): ChangedPage[] {
  const addresses = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return addresses
    .filter((address) => before[address]?.digest !== after[address]?.digest)
    .map((address) => ({
      address,
      kind: !before[address] ? 'new' : after[address] ? 'changed' : 'gone',
      before: before[address],
      after: after[address],
    }));
}

/** Pages, words and bytes of a whole site. */
export type Totals = {pages: number; words: number; bytes: number; sent: number};

/** @returns the sums over all pages */
export function totalsOf(site: SiteMeasures): Totals {
  const all = Object.values(site);
  const sum = (key: 'words' | 'bytes' | 'sent') => all.reduce((total, page) => total + page[key], 0);
  return {pages: all.length, words: sum('words'), bytes: sum('bytes'), sent: sum('sent')};
}

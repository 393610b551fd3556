/** What has been published and is neither there any more nor leads on. */
import type {Redirect} from './list';
import type {LedgerEntry} from './published';

/** What there is now. */
export type Present = {
  hasPage: (address: string) => boolean;
  /** Asked of pages that are there. */
  hasAnchor: (address: string, anchor: string) => boolean;
};

export type Vanished = LedgerEntry & {
  /** Where its page is now. */
  at: string;
};

/**
 * @param ledger its entries
 * @param redirects of the list
 * @param present what there is now
 * @param isChosen whether a page is asked for, by the address that it has now; all when it is left out
 * @returns the entries of the ledger that lead nowhere; of a page that is gone, the page alone
 */
export function vanishedIn(
  ledger: readonly LedgerEntry[],
  redirects: readonly Redirect[],
  present: Present,
  isChosen: (address: string) => boolean = () => true,
): Vanished[] {
  const bySource = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return ledger.flatMap((entry): Vanished[] => {
    const {page, anchor} = entry;
    const moved = bySource.get(page);
    const at = moved?.to ?? page;
    if (!isChosen(at)) return [];
    if (anchor === undefined) return moved || present.hasPage(page) ? [] : [{...entry, at}];
    const isOver = moved?.removed || !present.hasPage(at);
    const leadsOn = bySource.has(`${at}#${anchor}`);
    return isOver || leadsOn || present.hasAnchor(at, anchor) ? [] : [{...entry, at}];
  });
}

/** The page that a reader came from, if the browser tells and it is one of this site. */

export type NavigationTrail = {
  /** Address of the page that is open. */
  here: string;
  /** Addresses that this tab showed before, the newest last; empty where the browser keeps them to itself. */
  earlier: readonly string[];
  /** The page that led to the loading of this document; empty if there was none. */
  referrer: string;
  /** The page that the link to this one named. */
  told?: string | null;
};

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Pages open without loading a document, so `document.referrer` may be older than the last page: what the tab
 * showed before comes first.
 *
 * @returns that page, or the open one; never another site, nor a section of the open page
 */
export function previousPage({here, earlier, referrer, told}: NavigationTrail): string {
  const open = new URL(here);
  const isPageBefore = (address: string) => {
    const url = parsed(address);
    return url?.origin === open.origin && url.pathname !== open.pathname;
  };
  return [referrer, ...earlier, told ?? ''].reverse().find(isPageBefore) ?? here;
}

/** The redirects of a site, and what there is now of what has been published. */
import {
  ledgerEntries,
  ledgerFile,
  listFile,
  parseRedirects,
  type LedgerEntry,
  type Present,
  type RedirectList,
} from '../../redirects/contract';
import type {Page} from './page';
import {hasAnchor} from './pageText';
import type {Site} from './site';
import {addressOf} from './siteAddresses';

type Known = {
  list: RedirectList;
  ledger: readonly LedgerEntry[];
  present: Present;
  pageAt: (address: string) => Page | undefined;
};

const known = new WeakMap<Site, Known>();

function read(site: Site): Known {
  const pages = new Map(site.pages.map((page) => [addressOf(page), page]));
  return {
    list: parseRedirects(site.read(listFile) ?? ''),
    ledger: ledgerEntries(site.read(ledgerFile) ?? ''),
    pageAt: (address) => pages.get(address),
    present: {
      hasPage: (address) => site.addresses.has(address),
      hasAnchor(address, anchor) {
        const page = pages.get(address);
        // Of a page that the build makes, its own check tells.
        return !page || hasAnchor(page, anchor, site);
      },
    },
  };
}

/** @returns list, ledger and pages of a site, read once */
export function redirectsOf(site: Site): Known {
  const found = known.get(site) ?? read(site);
  known.set(site, found);
  return found;
}

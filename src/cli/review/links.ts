/** Which addresses and anchors have moved, and whether links from outside still arrive. */
import {parseRedirects, split, type Redirect} from '../../redirects/contract';
import type {SiteMeasures} from '../measures/site';

export type MovedLink = {
  /** Site path, perhaps with an anchor. */
  from: string;
  /** Where readers arrive now; absent: at no page, or at the top of the page that lost the anchor. */
  to?: string;
};

/** Pages of which the anchors come from a specification. */
const isGenerated = (address: string): boolean => address.startsWith('/docs/api/');

const targetsOf = (redirects: readonly Redirect[]): Map<string, string> =>
  new Map(redirects.map(({from, to}) => [from, to]));

/** @returns entries of the list of redirects that were not in it before */
function added(before: string, after: string): MovedLink[] {
  const known = targetsOf(parseRedirects(before).redirects);
  return parseRedirects(after)
    .redirects.filter(({from, to}) => known.get(from) !== to)
    .map(({from, to}) => ({from, to}));
}

/** @returns addresses that are gone, and anchors that a page has lost */
function gone(before: SiteMeasures, after: SiteMeasures): string[] {
  return Object.entries(before).flatMap(([address, {anchors}]) => {
    const now = after[address];
    if (!now) return [address];
    if (isGenerated(address)) return [];
    return anchors.filter((anchor) => !now.ids.includes(anchor)).map((anchor) => `${address}#${anchor}`);
  });
}

/**
 * @param list text of `redirects.yml` before and after
 * @param sites measures before and after; without them only the list is compared
 * @returns redirects that are new, then what is gone without one
 */
export function movedLinks(
  list: {before: string; after: string},
  sites?: {before: SiteMeasures; after: SiteMeasures},
): MovedLink[] {
  const moved = added(list.before, list.after);
  const targets = targetsOf(parseRedirects(list.after).redirects);
  const lost = sites ? gone(sites.before, sites.after) : [];
  return [
    ...moved,
    ...lost
      .filter((from) => !targets.has(from) && !targets.has(split(from)[0]))
      .map((from): MovedLink => ({from})),
  ];
}

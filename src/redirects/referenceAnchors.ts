/**
 * Anchors of the API reference. Its pages are made by the build, so the build compares them with the ledger; of the pages
 * that people write, the rule `published` tells.
 */
import {groupBy, map} from 'lodash';
import {listFile, split, type Redirect} from './list';
import {ledgerFile, type LedgerEntry} from './published';
import {vanishedIn, type Vanished} from './vanished';

/** The ids of the pages of the reference, by address. */
export type ReferenceIds = ReadonlyMap<string, ReadonlySet<string>>;

/** One finding for a page: a field of a schema is on it once for each answer that has it. */
function ofPage(gone: readonly Vanished[], at: string): string {
  const anchors = gone.map(({anchor}) => `#${anchor}`);
  const old = anchors.map((anchor) => at + anchor);
  const [page, line] = [gone[0]?.page, gone[0]?.line];
  return `${ledgerFile}:${line} ${page} has been published with ${anchors.join(', ')}, and nothing of that name is there any more.
    Remedy: run "npm run move -- ${old[0]} ${at}#new-name" for what has another name now, and "npm run remove -- ${old.join(' ')} --to ${at}" for what is gone.`;
}

const ofTarget = ({from, to, line}: Redirect): string =>
  `${listFile}:${line} The redirect of ${from} leads to ${to}, where there is nothing of that name.
    Remedy: correct "to", or run "npm run remove -- ${from} --to ${split(from)[0]}".`;

/**
 * @param ledger its entries
 * @param redirects of the list
 * @param ids of every page of the reference
 * @returns what is wrong, each with file, line and remedy
 */
export function referenceProblems(
  ledger: readonly LedgerEntry[],
  redirects: readonly Redirect[],
  ids: ReferenceIds,
): string[] {
  const present = {
    hasPage: (address: string) => ids.has(address),
    hasAnchor: (address: string, anchor: string) => ids.get(address)?.has(anchor) ?? false,
  };
  const vanished = vanishedIn(ledger, redirects, present, (at) => ids.has(at)).filter(
    ({anchor}) => anchor !== undefined,
  );
  const lost = redirects.filter(({to}) => {
    const [page, anchor] = split(to);
    return anchor && ids.has(page) && !present.hasAnchor(page, anchor);
  });
  return [...map(groupBy(vanished, 'at'), ofPage), ...lost.map(ofTarget)];
}

/** Addresses that readers have links to: those of the ledger, and those that lead on to a page. */
import {groupBy, memoize} from 'lodash';
import {listFile, redirectsIn} from '../redirects/contract.node';
import type {Page} from './page';
import type {PlacedProblem, Problem, Rule} from './rule';
import {addressesOf, addressOf, anchorsOf, isUnknown, type Site} from './site';
import {headingsOf} from './text';

/** An address, or `address#anchor`, a line. */
export const ledgerFile = 'src/redirects/published.txt';

export const moved = memoize((site: Site) => redirectsIn(site.read(listFile) ?? ''));

/** Published lines by the address at which they are now. */
const ledger = memoize((site: Site) => {
  const targets = new Map(moved(site).redirects.map(({from, to}) => [from, to]));
  const lines = (site.read(ledgerFile) ?? '').split('\n').map((text, index) => {
    const [, address = '', anchor] = /^([^#]*)(?:#(.*))?$/.exec(text) ?? [];
    const isThere = addressesOf(site).has(address);
    return {address: (!isThere && targets.get(address)) || address, anchor, line: index + 1};
  });
  return groupBy(
    lines.filter(({address}) => address),
    'address',
  );
});

/** @returns the lines of the ledger for what authors publish: docs pages and posts with their anchors, and made pages */
export const addressesNow = (site: Site): string[] =>
  [...addressesOf(site)].flatMap(([address, page]) => {
    if (page?.kind === 'standalone') return [];
    return [address, ...(page ? anchorsOf(page) : []).map((anchor) => `${address}#${anchor}`)];
  });

/** @returns the text with the id of the only heading that nobody has seen, if it takes the place of the only lost one */
function withId(page: Page, lost: readonly string[], published: readonly (string | undefined)[]) {
  const fresh = headingsOf(page).filter(({anchor}) => !published.includes(anchor));
  const [heading] = fresh;
  if (!heading || fresh.length > 1 || lost.length > 1) return undefined;
  const lines = page.source.split('\n');
  const text = lines[heading.line - 1] ?? '';
  if (!text.startsWith('#') || text.includes('{#')) return undefined;
  lines[heading.line - 1] = `${text.trimEnd()} {#${lost[0]}}`;
  return {line: heading.line, fixed: lines.join('\n')};
}

function lostAnchors(page: Page, site: Site): Problem[] {
  const published = (ledger(site)[addressOf(page)] ?? []).map(({anchor}) => anchor);
  const present = published.length ? anchorsOf(page) : [];
  const lost = [...new Set(published)].filter((anchor) => anchor !== undefined && !present.includes(anchor));
  return lost.map((anchor) => ({
    line: 1,
    ...withId(page, lost as string[], published),
    message: `Readers have links to #${anchor}, which the page no longer has.`,
    remedy: `write {#${anchor}} after the heading that has its content; if none has, remove the line from ${ledgerFile}.`,
  }));
}

const lostAddresses = (site: Site): PlacedProblem[] =>
  Object.entries(ledger(site))
    .filter(([address]) => isUnknown(address, site))
    .map(([address, lines]) => ({
      path: ledgerFile,
      line: lines[0]!.line,
      message: `Readers have links to ${address}, where no page is.`,
      remedy: `npm run remove ${address} <the page that has its content now>.`,
    }));

/** What has been published stays: each address has a page or leads on to one, and each anchor is on its page. */
export const published: Rule = {name: 'published', page: lostAnchors, site: lostAddresses};

/** Each address of the list, where no page is, leads to a page in one step. */
export const redirects: Rule = {
  name: 'redirects',
  site(site) {
    const {redirects: entries, problems} = moved(site);
    const taken = entries
      .filter(({from}) => addressesOf(site).has(from))
      .map(({from, line}) => ({line, message: `There is a page at ${from}.`, remedy: 'remove the entry.'}));
    const wrong = entries
      .filter(({to}) => isUnknown(to, site))
      .map(({from, to, line}) => {
        return {line, message: `${from} leads to ${to}, where no page is.`, remedy: 'correct "to".'};
      });
    return [...problems, ...taken, ...wrong].map((problem) => ({...problem, path: listFile}));
  },
};

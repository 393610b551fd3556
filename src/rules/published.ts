import {ledgerFile, publishedIn, vanishedIn, type Vanished} from '../redirects/contract';
import {anchorsOf, hasAnchor} from './engine/pageText';
import {redirectsOf} from './engine/redirectsOf';
import type {Page} from './engine/page';
import type {PlacedProblem, Problem, Rule} from './engine/rule';
import {addressOf} from './engine/siteAddresses';
import type {Site} from './engine/site';

/** The nearest page above an address that is gone. */
function above(address: string, site: Site): string {
  const parent = address.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || site.addresses.has(parent) ? parent : above(parent, site);
}

const nameOf = (address: string) => address.split('/').at(-1);

/** A page that is new, and could be the one that has moved: it has most of its headings, or its name if it has none. */
function newHomeOf(address: string, site: Site): string | undefined {
  const {ledger} = redirectsOf(site);
  const before = publishedIn(ledger);
  const headings = before.get(address) ?? [];
  const isHome = (page: Page) => {
    if (!headings.length) return nameOf(addressOf(page)) === nameOf(address);
    const kept = headings.filter((anchor) => hasAnchor(page, anchor, site));
    return kept.length * 2 > headings.length;
  };
  const fresh = site.pages.filter((page) => page.kind !== 'standalone' && !before.has(addressOf(page)));
  const home = fresh.find(isHome);
  return home && addressOf(home);
}

function ofAddress({page, line}: Vanished, site: Site): PlacedProblem {
  const home = newHomeOf(page, site);
  return {
    path: ledgerFile,
    line,
    message: `${page} has been published, and there is no page at it any more: links from outside lead to nothing.`,
    remedy: home
      ? `run "npm run move -- ${page} ${home}".`
      : `run "npm run remove -- ${page} --to ${above(page, site)}", or name another page that takes its place.`,
  };
}

function ofAnchor({page: published, anchor, line, at}: Vanished, page: Page, site: Site): Problem {
  const {ledger, list} = redirectsOf(site);
  const old = new Set(
    vanishedIn(
      ledger,
      list.redirects,
      {hasPage: () => true, hasAnchor: () => false},
      (other) => other === at,
    ).map((entry) => entry.anchor),
  );
  const fresh = anchorsOf(page, site).filter((name) => !old.has(name));
  const [only, ...others] = fresh;
  const next = only !== undefined && !others.length ? only : undefined;
  const moved = `"npm run move -- ${at}#${anchor} ${at}#${next ?? 'new-heading'}"`;
  return {
    line: 1,
    message: `${published}#${anchor} has been published (${ledgerFile}:${line}), and the page has no such heading any more.`,
    remedy: `run ${moved}${next ? '' : ' with the heading that takes its place'}, or "npm run remove -- ${at}#${anchor} --to ${at}" when none does.`,
  };
}

export const published: Rule = {
  name: 'published',
  sentence:
    'Every address and every heading that has been published is there, or leads on: `npm run move` and `npm run remove` see to it.',
  good: [
    {text: '## Here', beside: {[ledgerFile]: '/docs/sample\n  #here\n'}},
    {
      text: '## Here',
      beside: {
        [ledgerFile]: '/docs/a\n  #here\n  #there\n',
        'src/redirects/redirects.yml':
          '- {from: /docs/a, to: /docs/sample}\n- {from: "/docs/sample#there", to: "/docs/sample#here"}\n',
      },
    },
  ],
  bad: [
    {text: '', beside: {[ledgerFile]: '/docs/sample\n/docs/gone\n  #here\n'}, lines: [2]},
    {text: '## There', beside: {[ledgerFile]: '/docs/sample\n  #here\n  #there\n'}, lines: [1]},
    {
      text: '',
      beside: {
        [ledgerFile]: '/docs/a\n  #here\n',
        'src/redirects/redirects.yml': '- {from: /docs/a, to: /docs/sample}\n',
      },
      lines: [1],
    },
  ],
  page(page, site) {
    if (page.kind === 'standalone') return [];
    const {ledger, list, present} = redirectsOf(site);
    const address = addressOf(page);
    return vanishedIn(ledger, list.redirects, present, (at) => at === address)
      .filter(({anchor}) => anchor !== undefined)
      .map((entry) => ofAnchor(entry, page, site));
  },
  files: {
    of: /^src\/redirects\//,
    check(site) {
      const {ledger, list, present} = redirectsOf(site);
      return vanishedIn(ledger, list.redirects, present)
        .filter(({anchor}) => anchor === undefined)
        .map((entry) => ofAddress(entry, site));
    },
  },
};

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {redirectsFor} from '../hosting/redirects';
import {navigation} from '../site/identity';
import {twinPath} from '../site/markdownPages';
import {cutAddresses} from './cutAddresses';
import {listFile, movedPages, type Redirect} from './list';
import {servingPages, writeLivePages} from './liveServer';
import {idsOf, isReference} from './offeredAnchors';
import {redirectPage} from './page';
import {readLedger, readList, refuseWrongPages} from './readList';
import {referenceProblems} from './referenceAnchors';
import {sectionsOf, type Section, type Target} from './sections';

export {aliases} from './aliases';

/** The page for unknown addresses, which is at any of them. */
const notFound = '404.html';

/** Targets of the list, by what readers call them. */
function listed(redirects: readonly Redirect[], sections: readonly Section[]): Map<string, Target> {
  const labels = new Map(sections.flatMap((section) => section.pages).map(({to, label}) => [to, label]));
  return new Map(
    [...movedPages(redirects)].map(([from, to]) => [from, {to, label: labels.get(to) ?? to}] as const),
  );
}

/** Servers lead on from the Markdown of a page that has moved as well; hosts of files have no page for it. */
const forServers = (targets: ReadonlyMap<string, Target>, moved: ReadonlyMap<string, string>) =>
  new Map([
    ...[...targets].map(([address, {to}]) => [address, to] as const),
    ...[...moved].map(([from, to]) => [twinPath(from), twinPath(to)] as const),
  ]);

/** Leads addresses that are gone, or cut, to pages: one file for servers, and one page for each address. */
export default function redirects({
  siteConfig,
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): PluginWithStep {
  let sections: Section[] = [];
  let pages: string[] = [];
  const referenceIds = new Map<string, Set<string>>();
  let list: readonly Redirect[] = [];
  let livePages: string | undefined;

  function showLive(): void {
    if (livePages) writeLivePages(livePages, listed(list, sections), siteConfig.url, baseUrl);
  }

  return {
    name: 'redirects',

    loadContent() {
      list = readList(siteDir);
      showLive();
    },

    getPathsToWatch: () => [path.join(siteDir, listFile)],

    configureWebpack({mode}, isServer) {
      if (isServer || mode === 'production') return {};
      livePages = path.join(generatedFilesDir, 'redirects-live');
      showLive();
      return servingPages(livePages, baseUrl) as object;
    },

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      sections = docs ? sectionsOf(docs, baseUrl) : [];
    },

    builtPages: {
      name: 'redirects',
      prepare() {
        pages = [];
        referenceIds.clear();
      },
      page(page) {
        if (page.file !== notFound) pages.push(page.path);
        if (isReference(page.path)) referenceIds.set(page.path, new Set(idsOf(page)));
      },
      async finish(outDir) {
        refuseWrongPages(list, pages);
        const problems = referenceProblems(readLedger(siteDir), list, referenceIds);
        if (problems.length) throw new Error(problems.join('\n'));
        const targets = new Map([
          ...cutAddresses(pages, sections, navigation.title),
          ...listed(list, sections),
        ]);
        for (const [address, target] of targets) {
          const folder = path.join(outDir, ...address.split('/'));
          await mkdir(folder, {recursive: true});
          const html = redirectPage(target, siteConfig.url, baseUrl);
          await writeFile(path.join(folder, 'index.html'), html, {flag: 'wx'});
        }
        const {name, text} = redirectsFor(forServers(targets, movedPages(list)));
        await writeFile(path.join(outDir, name), text);
      },
    },
  };
}

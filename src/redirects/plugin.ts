import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {redirectsFor} from '../hosting/redirects';
import {navigation} from '../site/identity';
import {cutAddresses} from './cutAddresses';
import {readMoved, refuseWrongPages} from './moved';
import {redirectPage} from './page';
import {sectionsOf, type Section} from './sections';

/** The page for unknown addresses, which is at any of them. */
const notFound = '404.html';

/** Leads addresses that are gone, or cut, to pages: one file for servers, and one page for each address. */
export default function redirects({siteConfig, siteDir, baseUrl}: LoadContext): PluginWithStep {
  let sections: Section[] = [];
  let pages: string[] = [];
  return {
    name: 'redirects',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      sections = docs ? sectionsOf(docs, baseUrl) : [];
    },

    builtPages: {
      name: 'redirects',
      prepare() {
        pages = [];
      },
      page({file, path: sitePath}) {
        if (file !== notFound) pages.push(sitePath);
      },
      async finish(outDir) {
        const moved = readMoved(siteDir);
        refuseWrongPages(moved, pages);
        const targets = new Map([
          ...cutAddresses(pages, sections, navigation.title),
          ...[...moved].map(([from, to]) => [from, {to, label: to}] as const),
        ]);
        for (const [address, target] of targets) {
          const folder = path.join(outDir, ...address.split('/'));
          await mkdir(folder, {recursive: true});
          const html = redirectPage(target, siteConfig.url, baseUrl);
          await writeFile(path.join(folder, 'index.html'), html, {flag: 'wx'});
        }
        const {name, text} = redirectsFor(new Map([...targets].map(([address, {to}]) => [address, to])));
        await writeFile(path.join(outDir, name), text);
      },
    },
  };
}

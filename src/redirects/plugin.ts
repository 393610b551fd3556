import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {redirectsFor} from '../hosting/redirects';
import {readMoved, refuseWrongPages} from './moved';
import {redirectPage} from './page';

/** The page for unknown addresses, which is at any of them. */
const notFound = '404.html';

/** Leads addresses that are gone to pages: one file for servers, and one page for each address. */
export default function redirects({siteConfig, siteDir, baseUrl}: LoadContext): PluginWithStep {
  let pages: string[] = [];
  return {
    name: 'redirects',

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
        for (const [address, target] of moved) {
          const folder = path.join(outDir, ...address.split('/'));
          await mkdir(folder, {recursive: true});
          const html = redirectPage(target, siteConfig.url, baseUrl);
          await writeFile(path.join(folder, 'index.html'), html, {flag: 'wx'});
        }
        const {name, text} = redirectsFor(moved);
        await writeFile(path.join(outDir, name), text);
      },
    },
  };
}

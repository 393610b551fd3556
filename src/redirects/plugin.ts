import {statSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {redirectsFor} from '../hosting/redirects';
import {withBase} from '../site/base';
import {listFile, readList, readMoved} from './moved';

/** @returns for `@docusaurus/plugin-client-redirects` (https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects) */
export const clientRedirects = (siteDir: string) => ({
  redirects: readMoved(siteDir).map(({from, to}) => ({from, to})),
});

/** Leads on as servers do that have the list. It is read anew, so that changes are seen at once; wrong entries wait. */
const leadOn =
  ({siteDir, baseUrl}: LoadContext) =>
  ({url = ''}: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [, asked, query = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(url) ?? [];
    const target = readList(siteDir).redirects.find(({from}) => withBase(from, baseUrl) === asked)?.to;
    if (target === undefined) next();
    else response.writeHead(302, {Location: withBase(target, baseUrl) + query}).end();
  };

/** Tells servers and `npm start` where addresses lead; Docusaurus's plugin writes the pages for hosts of files alone. */
export default function redirects(context: LoadContext): PluginWithStep {
  return {
    name: 'redirects',

    // Docusaurus joins what this returns with middlewares of its own, which come later than those of `app`.
    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares: (_: unknown, {app}: {app: {use: (handler: object) => void}}) => {
            app.use(leadOn(context));
            return [];
          },
        },
      }) as object,

    builtPages: {
      name: 'redirects',
      async finish(outDir, routes) {
        const moved = readMoved(context.siteDir);
        for (const {from, line} of moved) {
          if (routes.includes(from))
            throw new Error(`${listFile}:${line} There is a page at ${from}. Remedy: remove the entry.`);
          // The steps after this one read it.
          if (!statSync(path.join(outDir, from, 'index.html'), {throwIfNoEntry: false})?.size)
            throw new Error(`The page that leads on from ${from} is not written yet. Remedy: build again.`);
        }
        const {name, text} = redirectsFor(new Map(moved.map(({from, to}) => [from, to])));
        await writeFile(path.join(outDir, name), text);
      },
    },
  };
}

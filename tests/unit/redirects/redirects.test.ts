import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirectsPlugin from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {merge} from 'webpack-merge';
import {passOver} from '../../../src/build/pass';
import {crawl} from '../../../src/hosting/crawl';
import {readRedirects} from '../../../src/hosting/redirects';
import {listFile, readMoved} from '../../../src/redirects/moved';
import redirects, {clientRedirects} from '../../../src/redirects/plugin';
import {folderWith} from '../../support/folder';

const baseUrl = '/help/';
const routes = ['/', '/404.html', '/a/b/c'];

const contextOf = (list: string) => ({siteDir: folderWith({[listFile]: list}), baseUrl}) as LoadContext;

async function built(list: string): Promise<string> {
  const outDir = folderWith({'index.html': '<p>home', '404.html': '<p>none', 'a/b/c.html': '<p>c'});
  const context = contextOf(list);
  const siteConfig = {trailingSlash: false, future: {}, onDuplicateRoutes: 'ignore'};
  const options = {fromExtensions: [], toExtensions: [], ...clientRedirects(context.siteDir)};
  const plugin = clientRedirectsPlugin({...context, siteConfig} as never, options as never);
  const routesPaths = routes.map((route) => baseUrl + route.slice(1));
  await plugin?.postBuild?.({...context, siteConfig, outDir, routesPaths} as unknown as Props as never);
  await passOver(outDir, [redirects(context).builtPages], routes);
  return outDir;
}

it('each address of the list has a page that leads on, and a line for servers', async () => {
  const folder = await built('- {from: /a/old, to: /a/b/c}\n- {from: /a, to: /a/b/c}\n');
  expect(existsSync(path.join(folder, 'a/index.html'))).toBe(true);
  const html = readFileSync(path.join(folder, 'a/old/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/a/b/c">');
  expect(html).toContain('window.location.search + window.location.hash');
  expect(await crawl(folder, 'https://example.com/help/')).toEqual([]);
  expect(Object.fromEntries(readRedirects(folder))).toEqual({'/a': '/a/b/c', '/a/old': '/a/b/c'});
});

it.each([
  ['from: /a', 1, /This is no list/],
  ['- {from: /a', 1, /end with a }/],
  ['# Moved\n- {from: /a}', 2, /from "\/a" to undefined/],
  ['- {from: "/a#b", to: /a/b/c}', 1, /from "\/a#b"/],
  ['- {from: /a/, to: /a/b/c}', 1, /from "\/a\/"/],
  ['- {from: /x, to: /a/b/c}\n- {from: /x, to: /}', 2, /\/x has two entries/],
  [
    '- {from: /y, to: /}\n- {from: /x, to: /y}',
    2,
    /\/x leads to \/y, which leads on to \/\. Remedy: write "to: \/"/,
  ],
  ['- {from: /x, to: /y}\n- {from: /y, to: /x}', 1, /\/x leads in a circle/],
  ['- {from: /x, to: /x}', 1, /\/x leads in a circle/],
  ['- {from: /a/b/c, to: /}', 1, /There is a page at \/a\/b\/c/],
])('a wrong list stops the build with file, line and a remedy: %s', async (text, line, says) => {
  const failing = built(text);
  await expect(failing).rejects.toThrow(says);
  await expect(failing).rejects.toThrow(new RegExp(`src/redirects/redirects\\.yml:${line} .* Remedy: `));
});

it('a list that leads to no page stops the build', async () => {
  await expect(built('- {from: /x, to: /gone}')).rejects.toThrow(/\/gone/);
});

it('a project without a list has no redirects', () => {
  expect(readMoved(folderWith({}))).toEqual([]);
});

type Handler = (request: object, response: object, next: () => void) => void;

/** Docusaurus merges the settings of its server with those of plugins in this way. */
it('npm start leads on with the query, before the middlewares of Docusaurus', () => {
  const {configureWebpack} = redirects(contextOf('- {from: /a/old, to: /a/b/c}'));
  const ofPlugin = configureWebpack?.call({} as never, {} as never, false, {} as never, undefined) as never;
  const {devServer} = merge<{devServer: {setupMiddlewares: (all: string[], server: object) => string[]}}>(
    {devServer: {setupMiddlewares: (all) => all}},
    ofPlugin,
  );
  const handlers: Handler[] = [];
  const app = {use: (handler: Handler) => handlers.push(handler)};
  expect(devServer.setupMiddlewares(['theirs'], {app})).toEqual(['theirs']);
  const ask = (url: string) => {
    const answers: unknown[] = [];
    const response = {writeHead: (...answer: unknown[]) => (answers.push(...answer), {end: () => undefined})};
    handlers[0]?.({url}, response, () => answers.push('next'));
    return answers;
  };
  expect(ask('/help/a/old?x=1')).toEqual([302, {Location: '/help/a/b/c?x=1'}]);
  expect(ask('/help/a/old/')).toEqual([302, {Location: '/help/a/b/c'}]);
  expect(ask('/help/a/b/c')).toEqual(['next']);
});

import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import {pagesOf} from '../../../src/build/pages';
import {crawl} from '../../../src/hosting/crawl';
import {readRedirects} from '../../../src/hosting/redirects';
import {listFile} from '../../../src/redirects/list';
import {ledgerFile} from '../../../src/redirects/published';
import redirects from '../../../src/redirects/plugin';
import {folderWith} from '../../support/folder';

const context = (siteDir: string) =>
  ({
    siteConfig: {url: 'https://example.com'},
    siteDir,
    generatedFilesDir: siteDir,
    baseUrl: '/help/',
  }) as LoadContext;

const built = async (list = '', ledger = '', pages: Record<string, string> = {}) => {
  const folder = folderWith({
    'index.html': '<p>home',
    '404.html': '<p>none',
    'a/b/c.html': '<p>c',
    ...pages,
  });
  const plugin = redirects(context(folderWith({[listFile]: list, [ledgerFile]: ledger})));
  await plugin.loadContent?.();
  await passOver(folder, [plugin.builtPages]);
  return folder;
};

it('writes a page for hosts of files, in the folder of the site on its host', async () => {
  const folder = await built();
  const html = readFileSync(path.join(folder, 'a/b/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/help/">');
  expect(html).toContain('<a href="/help/">');
  expect(await crawl(folder, 'https://example.com/help/')).toEqual([]);
});

it('writes site paths for servers, none for the not-found page', async () => {
  expect([...readRedirects(await built())]).toEqual([
    ['/a', '/'],
    ['/a/b', '/'],
  ]);
});

it('hides its pages from commands that read the pages of a build', async () => {
  const paths: string[] = [];
  for await (const page of pagesOf(await built())) paths.push(page.path);
  expect(paths).toEqual(['/', '/404', '/a/b/c']);
});

it('leads listed addresses on: a page for each, which keeps the hash, and a line for servers', async () => {
  const folder = await built('- {from: /a/old, to: /a/b/c}\n- {from: "/a/b/c#x", to: "/a/b/c#y"}\n');
  const html = readFileSync(path.join(folder, 'a/old/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/a/b/c">');
  expect(html).toContain('location.search+location.hash');
  expect(await crawl(folder, 'https://example.com/help/')).toEqual([]);
  expect([...readRedirects(folder)]).toEqual(
    expect.arrayContaining([
      ['/a/old', '/a/b/c'],
      ['/a/old.md', '/a/b/c.md'],
    ]),
  );
});

it('puts the list before what is cut', async () => {
  expect([...readRedirects(await built('- {from: /a, to: /a/b/c}\n'))]).toEqual([
    ['/a', '/a/b/c'],
    ['/a/b', '/'],
    ['/a.md', '/a/b/c.md'],
  ]);
});

it('refuses a redirect to no page', async () => {
  await expect(built('- {from: /a/old, to: /gone}\n')).rejects.toThrow(/redirects\.yml:1 .*no such page/);
});

const reference = {'docs/api/pets/add.html': '<h2 id="body">Body</h2><p id="body-title">title'};
const ledger = '/docs/api/pets/add\n  #body\n  #body-name\n  #body-old\n';

it('refuses to lose an anchor of the API reference, with the commands that let it lead on', async () => {
  await expect(built('', ledger, reference)).rejects.toThrow(
    `src/redirects/published.txt:3 /docs/api/pets/add has been published with #body-name, #body-old, and nothing of that name is there any more.
    Remedy: run "npm run move -- /docs/api/pets/add#body-name /docs/api/pets/add#new-name" for what has another name now, and "npm run remove -- /docs/api/pets/add#body-name /docs/api/pets/add#body-old --to /docs/api/pets/add" for what is gone.`,
  );
});

it('takes an anchor of the API reference that leads on, and one of a page that is gone or written', async () => {
  const list = `- {from: "/docs/api/pets/add#body-name", to: "/docs/api/pets/add#body-title"}
- {from: "/docs/api/pets/add#body-old", to: /docs/api/pets/add, removed: true}
`;
  const gone = '/a/b/c\n  #none\n/docs/api/pets/gone\n  #body\n';
  await expect(built(list, gone + ledger, reference)).resolves.toBeTruthy();
});

it('refuses a redirect to no place of the API reference', async () => {
  const list = '- {from: "/docs/api/pets/add#body-name", to: "/docs/api/pets/add#body-titel"}\n';
  await expect(built(list, '', reference)).rejects.toThrow(
    /redirects\.yml:1 .* leads to \/docs\/api\/pets\/add#body-titel, where there is nothing of that name/,
  );
});

it('serves the pages of the list under the live-reload server, as the list is now', async () => {
  const folder = folderWith({[listFile]: '- {from: /a/old, to: /a/b/c}\n'});
  const plugin = redirects(context(folder));
  await plugin.loadContent?.();
  type Live = {devServer: {static: {directory: string; publicPath: string}[]}};
  const {devServer} = plugin.configureWebpack?.({mode: 'development'}, false, {} as never, {}) as Live;
  const [{directory = '', publicPath} = {}] = devServer.static;
  expect(publicPath).toBe('/help/');
  expect(readFileSync(path.join(directory, 'a/old.html'), 'utf8')).toContain('0; url=/help/a/b/c');
  writeFileSync(path.join(folder, listFile), '- {from: /a/older, to: /a/b/c}\n');
  await plugin.loadContent?.();
  expect(readdirSync(path.join(directory, 'a'))).toEqual(['older.html']);
  expect(plugin.configureWebpack?.({mode: 'production'}, false, {} as never, {})).toEqual({});
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import {pagesOf} from '../../../src/build/pages';
import {crawl} from '../../../src/hosting/crawl';
import {readRedirects} from '../../../src/hosting/redirects';
import redirects from '../../../src/redirects/plugin';
import {folderWith} from '../../support/folder';

const context = {siteConfig: {url: 'https://example.com'}, baseUrl: '/help/'} as LoadContext;

const built = async () => {
  const folder = folderWith({'index.html': '<p>home', '404.html': '<p>none', 'a/b/c.html': '<p>c'});
  await passOver(folder, [redirects(context).builtPages]);
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

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {pagesOf} from '../../../src/build/pages';
import {passOver} from '../../../src/build/pass';
import {crawl} from '../../../src/hosting/crawl';
import {readRedirects} from '../../../src/hosting/redirects';
import {listFile, readMoved} from '../../../src/redirects/moved';
import redirects from '../../../src/redirects/plugin';
import {folderWith} from '../../support/folder';

const built = async (moved = '[]') => {
  const folder = folderWith({'index.html': '<p>home', '404.html': '<p>none', 'a/b/c.html': '<p>c'});
  const siteDir = folderWith({[listFile]: moved});
  const context = {siteConfig: {url: 'https://example.com'}, siteDir, baseUrl: '/help/'} as LoadContext;
  await passOver(folder, [redirects(context).builtPages]);
  return folder;
};

it('each address of the list has a page that leads on, and a line for servers', async () => {
  const folder = await built('- {from: /a/old, to: /a/b/c}\n- {from: /a, to: /a/b/c}\n');
  const html = readFileSync(path.join(folder, 'a/old/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/a/b/c">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/help/a/b/c">');
  expect(html).toContain('location.search+location.hash');
  expect(await crawl(folder, 'https://example.com/help/')).toEqual([]);
  expect(Object.fromEntries(readRedirects(folder))).toEqual({
    '/a': '/a/b/c',
    '/a/old': '/a/b/c',
  });
});

it('commands that read the pages of a build do not find them', async () => {
  const paths: string[] = [];
  for await (const page of pagesOf(await built())) paths.push(page.path);
  expect(paths).toEqual(['/', '/404', '/a/b/c']);
});

it.each([
  ['from: /a', /This is no list/],
  ['- {from: /a}', /from "\/a" to undefined/],
  ['- {from: "/a#b", to: /a/b/c}', /from "\/a#b"/],
  ['- {from: /a/, to: /a/b/c}', /from "\/a\/"/],
  ['- {from: /x, to: /a/b/c}\n- {from: /x, to: /}', /\/x has two entries/],
  ['- {from: /x, to: /gone}', /\/x leads to \/gone, where no page is/],
  ['- {from: /a/b/c, to: /}', /There is a page at \/a\/b\/c/],
])('a wrong list stops the build with the file and a remedy: %s', async (text, says) => {
  const failing = built(text);
  await expect(failing).rejects.toThrow(says);
  await expect(failing).rejects.toThrow(/src\/redirects\/redirects\.yml: .* Remedy: /);
});

it('a project without a list has no redirects', () => {
  expect(readMoved(folderWith({}))).toEqual(new Map());
});

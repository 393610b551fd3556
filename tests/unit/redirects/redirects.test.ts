import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {pagesOf} from '../../../src/build/pages';
import {passOver} from '../../../src/build/pass';
import {crawl} from '../../../src/hosting/crawl';
import {readRedirects} from '../../../src/hosting/redirects';
import {cutAddresses} from '../../../src/redirects/cutAddresses';
import {listFile, readMoved} from '../../../src/redirects/moved';
import redirects from '../../../src/redirects/plugin';
import {sectionsOf} from '../../../src/redirects/sections';
import {folderWith} from '../../support/folder';
import {category, doc, leaf, list} from '../../support/sidebars';

const docAt = (id: string, more: object = {}) => doc(id, {permalink: `/help/docs/${id}`, ...more});

/** A category with a page of its own in one whose page is made of its list. */
const sidebar = [
  leaf('intro'),
  category(
    'A',
    [leaf('a/one'), category('B', [leaf('a/b/two')], {type: 'doc', id: 'b'}), leaf('a/secret')],
    list('/help/docs/category/a'),
  ),
];

const content = {
  loadedVersions: [
    {
      versionName: 'current',
      docs: [
        ...['intro', 'a/one', 'a/b/two', 'b'].map((id) => docAt(id)),
        docAt('a/secret', {unlisted: true}),
      ],
      sidebars: {docs: sidebar},
    },
  ],
} as unknown as LoadedContent;

it('sidebars are sections, each with its page and all pages in it, without unlisted ones', () => {
  const paths = sectionsOf(content, '/help/').map(({page, pages}) => [page?.to, pages.map(({to}) => to)]);
  expect(paths).toEqual([
    [undefined, ['/docs/intro', '/docs/a/one', '/docs/b', '/docs/a/b/two']],
    ['/docs/category/a', ['/docs/a/one', '/docs/b', '/docs/a/b/two']],
    ['/docs/b', ['/docs/b', '/docs/a/b/two']],
  ]);
});

it('a cut address leads to its category, to the first page below, or to the address above', () => {
  const pages = ['/', '/blog', '/blog/page/2', '/docs/category/a', '/docs/tags', '/docs/tags/x', '/x/y/z'];
  const docs = ['/docs/intro', '/docs/a/one', '/docs/a/b/two', '/docs/b'];
  const found = cutAddresses([...pages, ...docs], sectionsOf(content, '/help/'), 'Home');
  expect(Object.fromEntries([...found].map(([from, {to}]) => [from, to]))).toEqual({
    '/blog/page': '/blog',
    '/docs': '/docs/intro',
    '/docs/a': '/docs/category/a',
    '/docs/a/b': '/docs/b',
    '/docs/category': '/docs/intro',
    '/x': '/',
    '/x/y': '/',
  });
  expect([found.get('/docs/a')?.label, found.get('/x')?.label]).toEqual(['A', 'Home']);
});

const built = async (moved = '[]') => {
  const folder = folderWith({'index.html': '<p>home', '404.html': '<p>none', 'a/b/c.html': '<p>c'});
  const siteDir = folderWith({[listFile]: moved});
  const context = {siteConfig: {url: 'https://example.com'}, siteDir, baseUrl: '/help/'} as LoadContext;
  await passOver(folder, [redirects(context).builtPages]);
  return folder;
};

it('each address that is cut or has moved has a page that leads on, and a line for servers', async () => {
  const folder = await built('- {from: /a/old, to: /a/b/c}\n- {from: /a, to: /a/b/c}\n');
  const html = readFileSync(path.join(folder, 'a/old/index.html'), 'utf8');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/a/b/c">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/help/a/b/c">');
  expect(html).toContain('location.search+location.hash');
  expect(await crawl(folder, 'https://example.com/help/')).toEqual([]);
  expect(Object.fromEntries(readRedirects(folder))).toEqual({
    '/a': '/a/b/c',
    '/a/b': '/',
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

it('a project without a list has no moved pages', () => {
  expect(readMoved(folderWith({}))).toEqual(new Map());
});

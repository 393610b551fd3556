import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {passOver} from '../../../../src/build/pass';
import feeds from '../../../../src/blog/feeds/plugin';
import {entriesOf, feedProblems} from '../../../support/feeds';
import {folderWith} from '../../../support/folder';
import {page, post, tag} from '../../../support/feeds/sample';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const image = `<p><img src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}" alt="A map"></p>`;
const site = 'https://help.example.co.uk';

function plugin(siteDir: string) {
  const context = {
    siteDir,
    siteConfig: {url: site, title: 'Help Hub', favicon: 'img/favicon.svg', trailingSlash: false},
    baseUrl: '/',
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-GB'}}},
  } as unknown as LoadContext;
  return feeds(context, {description: 'What is new.', copyright: 'Copyright © 2025 Help Hub'});
}

async function build(files: Record<string, string>, blog: object | undefined): Promise<string> {
  const siteDir = folderWith(files);
  const made = plugin(siteDir);
  const allContent: Record<string, Record<string, unknown>> = blog
    ? {'docusaurus-plugin-content-blog': {default: blog}}
    : {};
  await made.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});
  const outDir = path.join(siteDir, 'build');
  await passOver(outDir, [made.builtPages]);
  return outDir;
}

const posts = {
  'blog/welcome/index.md': '',
  'blog/welcome/map.svg': drawing,
  'build/blog/welcome.html': page(image),
  'build/blog/secret.html': page('<p>Not for everybody.</p>'),
};
const blog = {
  blogPosts: [post('welcome'), post('secret', {unlisted: true})],
  blogTags: {'/blog/tags/focus': tag()},
};

it('writes the three feeds of all posts and of each tag, all valid, with the images that they name', async () => {
  const outDir = await build(posts, blog);
  const formats = [
    ['rss', 'rss.xml'] as const,
    ['atom', 'atom.xml'] as const,
    ['json', 'feed.json'] as const,
  ];
  for (const folder of ['/blog', '/blog/tags/focus']) {
    for (const [format, file] of formats) {
      const text = readFileSync(path.join(outDir, folder, file), 'utf8');
      expect(feedProblems(format, text, `${site}${folder}/${file}`)).toEqual([]);
      expect(entriesOf(format, text).map(({url}) => url)).toEqual([`${site}/blog/welcome`]);
      expect(entriesOf(format, text)[0]?.html).toContain(`src="${site}/blog/welcome/map.svg"`);
    }
  }
  expect(readFileSync(path.join(outDir, 'blog/welcome/map.svg'), 'utf8')).toBe(drawing);
});

it('reads nothing beside a post that is a file of its own', async () => {
  const single = post('welcome', {source: '@site/blog/welcome.md'});
  const outDir = await build(
    {...posts, 'blog/welcome.md': '', 'blog/other.svg': drawing},
    {...blog, blogPosts: [single]},
  );
  expect(readFileSync(path.join(outDir, 'blog/rss.xml'), 'utf8')).toMatch(/blog\/welcome\/[0-9a-f]{16}\.svg/);
});

it('writes nothing without a blog', async () => {
  expect(existsSync(path.join(await build({'build/index.html': ''}, undefined), 'blog'))).toBe(false);
});

it('stops at a post whose page is missing', async () => {
  await expect(build({'blog/welcome/index.md': '', 'build/index.html': ''}, blog)).rejects.toThrow(
    'the post /blog/welcome has no page',
  );
});

it('announces the feeds of all posts on every page', () => {
  expect(plugin('/site').injectHtmlTags?.({content: undefined})).toEqual({
    headTags: [
      ['rss.xml', 'application/rss+xml', 'RSS'],
      ['atom.xml', 'application/atom+xml', 'Atom'],
      ['feed.json', 'application/feed+json', 'JSON Feed'],
    ].map(([file, type, name]) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type,
        href: `/blog/${file}`,
        title: `Help Hub: Updates and News (${name})`,
      },
    })),
  });
});

it('lets the development server show the pictures of a post, and no list of its files', async () => {
  const made = plugin('/site');
  const allContent = {
    'docusaurus-plugin-content-blog': {
      default: {...blog, blogPosts: [...blog.blogPosts, post('note', {source: '@site/blog/note.md'})]},
    },
  };
  await made.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});
  const configure = made.configureWebpack as NonNullable<typeof made.configureWebpack>;
  expect(configure({}, false, {} as never, undefined)).toEqual({
    devServer: {
      static: [
        {
          directory: '/site/blog/welcome',
          publicPath: '/blog/welcome',
          serveIndex: false,
          staticOptions: {redirect: false},
        },
      ],
    },
  });
});

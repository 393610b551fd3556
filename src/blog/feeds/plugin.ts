import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {mapValues} from 'lodash';
import {siteAddress, withBase, withoutBase} from '../../site/base';
import {blogPath, feedFormats, feedLinks, feedPath, type FeedFormat} from './formats';
import {atom} from './atom';
import {contentOf, type Content} from './content';
import type {File} from './images';
import {json} from './json';
import {feedsOf, isListed, toItem, type Feed} from './model';
import {rss} from './rss';

export type Options = {description: string; copyright: string};

const serialise: Record<FeedFormat['id'], typeof atom> = {rss, atom, json};

/** A post that is a file has no files of its own. */
const isFolder = (source: string) => /^index\.mdx?$/.test(path.basename(source));

/** Files beside the text of a post. */
async function filesBeside(source: string): Promise<File[]> {
  if (!isFolder(source)) return [];
  const folder = path.dirname(source);
  const entries = await readdir(folder, {withFileTypes: true});
  const names = entries.filter((entry) => entry.isFile() && !/\.mdx?$/.test(entry.name));
  return Promise.all(names.map(async ({name}) => ({name, bytes: await readFile(path.join(folder, name))})));
}

async function write(outDir: string, pathname: string, content: string | Buffer): Promise<void> {
  const file = path.join(outDir, pathname);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

/**
 * RSS, Atom and JSON Feed of all posts and of each tag, made out of the rendered pages. Docusaurus's own feeds know
 * no tags, hold images as data addresses and leave diagrams out; `feedOptions.type: null` switches them off.
 */
export default function feeds(context: LoadContext, options: unknown): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const siteUrl = siteAddress(siteConfig.url, baseUrl);
  const pathOf = (permalink: string) => withoutBase(permalink, baseUrl);
  const identity = {
    ...(options as Options),
    siteUrl,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    icon: `${siteUrl}/${siteConfig.favicon ?? 'favicon.ico'}`,
  };
  let posts: BlogPost[] = [];
  let tags: BlogContent['blogTags'] = {};

  async function read(outDir: string, {metadata}: BlogPost): Promise<Content> {
    const page = await readOutputHTMLFile(
      pathOf(metadata.permalink).slice(1),
      outDir,
      siteConfig.trailingSlash,
    );
    const files = await filesBeside(metadata.source.replace('@site', siteDir));
    return contentOf(page.toString(), {url: siteConfig.url + metadata.permalink, files});
  }

  const writeFeed = (outDir: string, feed: Feed): Promise<void>[] =>
    feedFormats.map((format) => {
      const pathname = feedPath(feed.path, format);
      return write(outDir, pathname, serialise[format.id](feed, siteUrl + pathname, siteConfig.title));
    });

  return {
    name: 'feeds',

    allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      posts = (blog?.blogPosts ?? []).filter(isListed);
      tags = mapValues(blog?.blogTags, (tag) => ({...tag, permalink: pathOf(tag.permalink)}));
    },

    injectHtmlTags: () => ({
      headTags: feedLinks(withBase(blogPath, baseUrl)).map((attributes) => ({tagName: 'link', attributes})),
    }),

    /** In development nothing is written; cards show the pictures of posts from their folders. */
    configureWebpack() {
      const folders = posts
        .filter(({metadata}) => isFolder(metadata.source))
        .map(({metadata}) => ({
          directory: path.dirname(metadata.source.replace('@site', siteDir)),
          publicPath: metadata.permalink,
          serveIndex: false,
          staticOptions: {redirect: false},
        }));
      return {devServer: {static: folders}} as object;
    },

    async postBuild({outDir}) {
      const contents = await Promise.all(posts.map((post) => read(outDir, post)));
      const items = posts.map((post, index) => toItem(post, siteUrl, contents[index]?.html ?? ''));
      const images = posts.flatMap(({metadata}, index) =>
        (contents[index]?.images ?? []).map(({name, bytes}) =>
          write(outDir, `${pathOf(metadata.permalink)}/${name}`, bytes),
        ),
      );
      const files = feedsOf(items, Object.values(tags), identity).flatMap((feed) => writeFeed(outDir, feed));
      await Promise.all([...images, ...files]);
    },
  };
}

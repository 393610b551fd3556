import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {mapValues} from 'lodash';
import {writeFiles, type BuiltPage, type PluginWithStep} from '../../build/contract.node';
import {blogOf, listedPosts} from '../../docusaurus/contract.node';
import {siteAddress, withBase, withoutBase} from '../../site/base';
import {blogPath, feedLinks} from './formats';
import {contentOf, type Content} from './content';
import {feedFiles} from './files';
import type {File} from './images';
import {feedsOf, toItem} from './model';

export type Options = {description: string; copyright: string};

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

/**
 * RSS, Atom and JSON Feed of all posts and of each tag, made out of the rendered pages. Docusaurus's own feeds know
 * no tags, hold images as data addresses and leave diagrams out; `feedOptions.type: null` switches them off.
 */
export default function feeds(context: LoadContext, options: unknown): PluginWithStep {
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
  const contents = new Map<BlogPost, Content>();
  let tags: BlogContent['blogTags'] = {};

  async function read({path: pathname, document}: BuiltPage): Promise<void> {
    const post = posts.find(({metadata}) => pathOf(metadata.permalink) === pathname);
    if (!post) return;
    const {source, permalink} = post.metadata;
    const files = await filesBeside(source.replace('@site', siteDir));
    contents.set(post, contentOf(document, {url: siteConfig.url + permalink, files, base: `${siteUrl}/`}));
  }

  function contentOfPost(post: BlogPost): Content {
    const content = contents.get(post);
    if (!content) throw new Error(`Feeds: the post ${post.metadata.permalink} has no page.`);
    return content;
  }

  return {
    name: 'feeds',

    allContentLoaded({allContent}) {
      const blog = blogOf(allContent);
      posts = listedPosts(blog);
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

    builtPages: {
      name: 'feeds',
      prepare: () => contents.clear(),
      page: read,
      async finish(outDir) {
        const items = posts.map((post) => toItem(post, siteUrl, contentOfPost(post).html));
        const images = posts.flatMap((post) =>
          contentOfPost(post).images.map(
            ({name, bytes}) => [`${pathOf(post.metadata.permalink)}/${name}`, bytes] as const,
          ),
        );
        const files = feedsOf(items, Object.values(tags), identity).flatMap((feed) =>
          feedFiles(feed, siteConfig.title),
        );
        await writeFiles(outDir, [...images, ...files]);
      },
    },
  };
}

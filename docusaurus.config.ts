import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import {announcement, navigation, postsPerPage, site} from './src/site/identity';
import {withBase} from './src/site/base';
import {readEnvironment} from './src/site/env';
import {headTags} from './src/site/head';
import {siteLanguage} from './src/site/language';
import apiReference, {sheets} from './src/api-reference/plugin';
import build from './src/build/plugin';
import openApiTheme from './src/api-reference/theme';
import posts, {blog, processBlogPosts} from './src/blog/plugin';
import {content, contentsFold, insertContent, ourMarkdown, parseFrontMatter} from './src/content/plugin';
import diagrams, {drawings} from './src/diagrams/plugin';
import docs from './src/docs/plugin';
import {future} from './src/docusaurus/future';
import {docusaurus} from './src/docusaurus/plugin';
import hosting from './src/hosting/plugin';
import {following, live, madeAnew} from './src/live/plugin';
import markdownPages from './src/markdown-pages/plugin';
import metadata from './src/metadata/plugin';
import offline from './src/offline/plugin';
import policy from './src/policy/plugin';
import redirects, {clientRedirects} from './src/redirects/plugin';
import {runtime} from './src/runtime/plugin';
import {drawnScreens} from './src/screens/plugin';
import search from './src/search/plugin';
import siteFiles from './src/site-files/plugin';
import siteMap from './src/site-map/plugin';
import supplyChain from './src/supply-chain/plugin';

const environment = readEnvironment();
/** Pages of the live-reload server have no starter. */
const speed = environment.speed && !environment.live;

/** Pages for authors, which no list leads readers to. */
const unlisted = ['/style-guide'];

const inFolder = (path: string) => withBase(path, environment.baseUrl);

const pages = {
  insertContent,
  beforeDefaultRemarkPlugins: ourMarkdown.beforeDefaultRemarkPlugins,
  rehypePlugins: [drawings, drawnScreens, ...ourMarkdown.rehypePlugins],
};
/** For every content plugin. */
const {insertContent: insert, ...markdown} = environment.live ? following(pages) : pages;

const docsOptions = {
  ...markdown,
  rehypePlugins: [contentsFold, ...markdown.rehypePlugins],
  sidebarPath: './sidebars.ts',
  editUrl: site.editUrl,
  versions: {current: {label: 'Next'}},
  tags: 'tags.yml',
  onInlineTags: 'warn',
  showLastUpdateTime: true,
  exclude: ['**/_*.{md,mdx}'],
} satisfies DocsOptions;

const blogOptions = {
  ...markdown,
  blogTitle: site.blogTitle,
  blogDescription: site.blogDescription,
  blogSidebarTitle: site.blogTitle,
  blogSidebarCount: 'ALL',
  postsPerPage,
  showReadingTime: true,
  showLastUpdateTime: false,
  // src/blog/feeds/plugin makes them.
  feedOptions: {type: null},
  onInlineTags: 'warn',
  onInlineAuthors: 'warn',
  onUntruncatedBlogPosts: 'log',
  processBlogPosts,
} satisfies ClassicOptions['blog'];

const classic = {
  // Its pages would hold all content once more.
  debug: false,
  // src/docs/plugin brings them.
  docs: false,
  blog: environment.live ? false : blogOptions,
  pages: markdown,
  theme: {customCss: ['./src/css/custom.css']},
  sitemap: {
    lastmod: 'date',
    ignorePatterns: ['/search', ...unlisted].map(inFolder),
  },
} satisfies ClassicOptions;

const navbar = {
  title: navigation.title,
  // A speech bubble with an H cut out of it. Edges fall on even units, so they stay sharp at 16 px.
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  hideOnScroll: true,
  items: navigation.links.map(({label, to, pattern}) => ({
    label,
    to,
    activeBaseRegex: `^${inFolder(pattern)}`,
    position: 'left' as const,
  })),
} satisfies ThemeConfig['navbar'];

const themeConfig = {
  navbar,
  footer: {style: 'dark', copyright: site.copyright, links: []},
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: environment.colourMode === 'system',
  },
  ...(environment.announcementId && {
    announcementBar: {
      id: environment.announcementId,
      content: announcement.content.replaceAll('href="/', `href="${environment.baseUrl}`),
      isCloseable: true,
    },
  }),
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
  // Of diagrams that have no stored drawing yet (src/diagrams).
  mermaid: {theme: {light: 'neutral', dark: 'dark'}, options: {}},
  ...(environment.algolia && {
    algolia: {...environment.algolia, contextualSearch: true, insights: true},
  }),
} satisfies ThemeConfig & MermaidThemeConfig;

const plugins: PluginConfig[] = [
  docusaurus,
  [docs, docsOptions],
  diagrams,
  [content, environment.live ? {madeAnew} : {}],
  metadata,
  [siteMap, {without: unlisted}],
  supplyChain,
  ['@docusaurus/plugin-client-redirects', clientRedirects(__dirname)],
  redirects,
  [siteFiles, {hosted: Boolean(environment.algolia)}],
  ...blog({description: site.blogDescription, copyright: site.copyright}),
  [apiReference, {speed}],
  markdownPages,
  ...runtime({speed, sheetsUnder: sheets}),
  // Its module finds what the runtime has put into the page.
  [search, {isApart: speed}],
  [policy, {algolia: environment.algolia?.appId}],
  // Lists what all other steps have written.
  [offline, {isOn: environment.offline}],
  hosting,
  build,
];

export default {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: site.titleDelimiter,
  favicon: 'img/favicon.svg',
  url: environment.origin,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  // The page holds its styles, which the banner would take for missing.
  baseUrlIssueBanner: false,
  i18n: {
    defaultLocale: site.locale,
    locales: [site.locale],
    localeConfigs: {
      [site.locale]: {label: 'English', direction: 'ltr', htmlLang: siteLanguage, calendar: 'gregory'},
    },
  },
  headTags: headTags({
    origin: environment.origin,
    baseUrl: environment.baseUrl,
    followsSystem: environment.colourMode === 'system',
    announcementId: environment.announcementId,
    isSwitchDisabled: themeConfig.colorMode.disableSwitch,
  }),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  // Of links to files that are not there it warns by itself; the option has another place since 3.9.
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    mermaid: true,
    parseFrontMatter,
    // The pages of the API reference say what their specifications say.
    preprocessor: ({filePath, fileContent}) =>
      filePath.includes('/docs/api/') ? fileContent : insert(fileContent),
  },
  themes: ['@docusaurus/theme-mermaid', openApiTheme],
  presets: [['classic', classic]],
  plugins: environment.live ? live([[posts, blogOptions], ...plugins]) : plugins,
  themeConfig,
  future,
} satisfies Config;

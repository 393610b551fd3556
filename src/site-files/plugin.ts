import logger from '@docusaurus/logger';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {emitFiles} from '../content/contract.node';
import {withBase} from '../site/base';
import {site} from '../site/identity';
import {manifest, manifestPath} from './manifest';
import {openSearch, openSearchPath} from './openSearch';
import {pageColours} from './pageColours';
import {robots} from './robots';
import {expiryWarning, securityPath, securityTxt} from './securityTxt';

export type Options = {
  /** True when Algolia answers: its theme then describes the search to browsers. */
  hosted: boolean;
  /** Whether pages follow the colour mode of the system. */
  followsSystem: boolean;
};

const name = 'site-files';

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** The colour of the browser's bar. The reader's choice of mode is not known here: it fits where none was made. */
function barColours(followsSystem: boolean): HtmlTagObject[] {
  const colours = pageColours();
  const colour = (content: string, media?: string): HtmlTagObject => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content, ...(media && {media})},
  });
  return followsSystem
    ? Object.entries(colours).map(([mode, content]) => colour(content, `(prefers-color-scheme:${mode})`))
    : [colour(colours.light)];
}

/** At the root of a host, browsers look for these by themselves, which spares each page the bytes. */
const iconsInFolder = (baseUrl: string) => [
  link({rel: 'icon', href: withBase('/favicon.ico', baseUrl), sizes: '32x32'}),
  link({rel: 'apple-touch-icon', href: withBase('/apple-touch-icon.png', baseUrl)}),
];

/** Publishes the files that machines look for at well-known addresses, and links those from pages that need it. */
export default function siteFiles({siteConfig, baseUrl}: LoadContext, options: unknown): PluginWithStep {
  const {hosted, followsSystem} = options as Options;
  const {url: origin} = siteConfig;
  const files = [
    {path: '/robots.txt', text: robots(origin, baseUrl)},
    {path: manifestPath, text: manifest(baseUrl)},
    {path: securityPath, text: securityTxt(origin, baseUrl)},
    ...(hosted ? [] : [{path: openSearchPath, text: openSearch(origin, baseUrl)}]),
  ];
  const search = link({
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: site.title,
    href: withBase(openSearchPath, baseUrl),
  });
  return {
    name,

    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(name, files)]}),

    builtPages: {
      name,
      finish() {
        const warning = expiryWarning(new Date());
        if (warning) logger.warn(warning);
      },
    },

    injectHtmlTags: () => ({
      headTags: [
        ...barColours(followsSystem),
        ...(baseUrl === '/' ? [] : iconsInFolder(baseUrl)),
        link({rel: 'manifest', href: withBase(manifestPath, baseUrl)}),
        ...(hosted ? [] : [search]),
      ],
    }),
  };
}

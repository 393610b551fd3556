import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import criticalCss, {type Options as StyleOptions} from './critical-css/plugin';
import {noScriptStyles} from './noScript';
import siteVersion from './recovery/plugin';

type Options = StyleOptions & {
  /** False: React starts at once, and pages link whole sheets. */
  speed: boolean;
};

const clientModule = (name: string) => path.resolve(__dirname, name);

/** What the bootstrap does in the head of a page: React Router and the history of the reader know a page by its bare address. */
const bareAddress =
  "history.replaceState(history.state,'',(location.pathname.replace(/(\\/index)?\\.html$/,'')||'/')+location.search+location.hash)";

/** The plain site: what is no matter of speed stands in the page all the same. */
const plainHead = () => ({
  headTags: [
    {tagName: 'script', innerHTML: bareAddress},
    `<noscript><style>${noScriptStyles}</style></noscript>`,
  ],
});

/** @returns the plugins that make a page start, move and recover in a browser */
export const runtime = ({speed, ...styles}: Options): PluginConfig[] => [
  (): Plugin => ({
    name: 'runtime',
    getClientModules: () =>
      [
        'foreign-nodes',
        'navigation/hash',
        ...(speed ? [] : ['bootstrap/plain']),
        'recovery/client-module',
      ].map(clientModule),
    ...(!speed && {injectHtmlTags: plainHead}),
  }),
  siteVersion,
  ...(speed ? [[criticalCss, styles] satisfies PluginConfig] : []),
];

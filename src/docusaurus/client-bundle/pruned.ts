/** Prunes the modules that Docusaurus generates: keeps what a browser reads, drops what only the build and the server read. */

import {omit} from 'lodash';
import type {GlobalData, I18n, SiteMetadata} from '@docusaurus/types';

/** Options of the build: nothing that runs in a browser reads them. */
const buildOptions = [
  'clientModules',
  'headTags',
  // Pages read it of a module of its own (`@generated/i18n`).
  'i18n',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @param config of the site, as `docusaurus.config.ts` has it after its checks */
export function prunedConfig<Config extends object>(config: Config): Partial<Config> {
  return Object.fromEntries(
    Object.entries(config).filter(([key]) => !buildOptions.includes(key)),
  ) as Partial<Config>;
}

/** Where translations are, only the build reads. */
export const prunedLanguages = (i18n: I18n): Omit<I18n, 'path'> => omit(i18n, 'path');

type Docs = {versions: {docs: unknown[]}[]};

const docsPlugin = 'docusaurus-plugin-content-docs';

/** The documents of a version are listed to find the same document in another version; a site with one version needs no list. */
function prunedDocs(docs: Docs): Docs {
  const {versions} = docs;
  return versions.length > 1 ? docs : {...docs, versions: versions.map((one) => ({...one, docs: []}))};
}

/** @param data what plugins offer to all pages, by their names and identifiers */
export function prunedGlobalData(data: GlobalData): GlobalData {
  const instances = Object.entries(data[docsPlugin] ?? {}).map(([id, docs]) => [
    id,
    prunedDocs(docs as Docs),
  ]);
  return {...data, [docsPlugin]: Object.fromEntries(instances) as GlobalData[string]};
}

/** Only Docusaurus's debug pages read which plugins there are. */
export const prunedMetadata = (metadata: SiteMetadata): SiteMetadata => ({...metadata, pluginVersions: {}});

/** The module names behind each chunk loader, which only the server reads. */
const reported = /, "([^"\n]+)", require\.resolveWeak\("\1"\)(?=\])/g;

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/**
 * @param source of the generated module that knows how to load each chunk
 * @throws Error when an entry does not look as it does in Docusaurus 3.8.1
 */
export function prunedRegistry(source: string): string {
  const chunks = count(source, /\[\(\) => import\(/g);
  const found = count(source, reported);
  if (found === 0 || found !== chunks)
    throw new Error(
      `Of ${chunks} chunks in registry.js, ${found} look as those of Docusaurus 3.8.1 do. Adapt src/docusaurus/client-bundle/pruned.ts.`,
    );
  return source.replace(reported, '');
}

/** A chunk of the registry: the code that loads it, and what that asks for. */
export type Loader = {code: string; request: string};

/**
 * @param registry as `prunedRegistry` leaves it
 * @returns the chunks by their names
 */
export const loadersOf = (registry: string): Map<string, Loader> =>
  new Map(
    Array.from(
      registry.matchAll(/"([^"\n]+)": \[(\(\) => import\(.* "([^"\n]+)"\))\]/g),
      ([, name = '', code = '', request = '']) => [name, {code, request}],
    ),
  );

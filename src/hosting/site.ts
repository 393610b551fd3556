/** What servers have to know of a built site: its pages, and the addresses that lead to them. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {joinedPolicy, policyFile, readPolicy} from '../policy/contract.node';
import {movedAddresses, notFoundFile} from './address';
import {readRedirects} from './redirects';

export type HostedSite = {
  /** Address of a page by the cut address that leads to it. */
  redirects: ReadonlyMap<string, string>;
  /** Address of a page by every other way to write one. */
  moved: ReadonlyMap<string, string>;
  /** Content Security Policy of its header. */
  policy: string;
  /** Folders of its other languages, each a site with a not-found page. */
  languages: readonly string[];
};

/** @returns names of the folders of a build that hold the site in another language */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, policyFile)))
    .map(({name}) => name);

/** The redirects of a language have site paths of their own. */
const redirectsOf = (folder: string, language: string) =>
  [...readRedirects(path.join(folder, language))].map(([from, to]): [string, string] => [
    `/${language}${from}`,
    `/${language}${to}`,
  ]);

const addressOf = (file: string) =>
  `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;

/**
 * @param folder of a build
 * @throws Error when the folder holds no built site
 */
export function siteIn(folder: string): HostedSite {
  const files = readdirSync(folder, {recursive: true}) as string[];
  if (!files.includes(notFoundFile.slice(1)))
    throw new Error(`${folder} holds no ${notFoundFile.slice(1)}. Remedy: build the site into it.`);
  const languages = languagesIn(folder);
  const redirects = new Map([
    ...readRedirects(folder),
    ...languages.flatMap((language) => redirectsOf(folder, language)),
  ]);
  const missing = new Set(['/404', ...languages.map((language) => `/${language}/404`)]);
  const folders = [folder, ...languages.map((language) => path.join(folder, language))];
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
    .filter((address) => !missing.has(address) && !redirects.has(address));
  return {
    redirects,
    moved: movedAddresses(pages, redirects),
    policy: joinedPolicy(folders.map(readPolicy)),
    languages,
  };
}

/** What servers have to know of a built site: its pages, and the addresses that lead to them. */
import {readdirSync} from 'node:fs';
import {readPolicy} from '../policy/contract.node';
import {movedAddresses, notFoundFile} from './address';
import {readRedirects} from './redirects';

export type HostedSite = {
  /** Address of a page by the cut address that leads to it. */
  redirects: ReadonlyMap<string, string>;
  /** Address of a page by every other way to write one. */
  moved: ReadonlyMap<string, string>;
  /** Content Security Policy of its header. */
  policy: string;
};

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
  const redirects = readRedirects(folder);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
    .filter((address) => address !== '/404' && !redirects.has(address));
  return {redirects, moved: movedAddresses(pages, redirects), policy: readPolicy(folder)};
}

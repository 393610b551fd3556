/** Writes into a build what tells servers how to serve it. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headersFile, redirectsFile} from './hosts/listFiles';
import {vercelFile} from './hosts/vercel';
import {nginxConfiguration} from './nginx/configuration';
import {siteIn} from './site';

/**
 * @param folder of a build for the root of its host
 * @param host public name of the site
 * @throws Error when the folder holds no built site
 */
export async function writeHosting(folder: string, host: string): Promise<void> {
  const site = siteIn(folder);
  const files = {
    'nginx.conf': nginxConfiguration(site, host),
    _headers: headersFile(site.policy),
    _redirects: redirectsFile(site.redirects),
    'vercel.json': vercelFile(site),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

/** Writes into a build what tells servers how to serve it. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {nginxConfiguration} from './nginx/configuration';
import {siteIn} from './site';

/**
 * @param folder of a build
 * @param host public name of the site
 * @throws Error when the folder holds no built site
 */
export async function writeHosting(folder: string, host: string): Promise<void> {
  const site = siteIn(folder);
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(site, host));
}

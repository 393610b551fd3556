/**
 * `npm run check:build`: follows every address in the files of a finished build, and fails when one leads out of the
 * folder of the site or to nothing. SITE_URL is the one of the build; OUT_DIR names another folder than `build`.
 */
import {siteAddress} from '../site/base';
import {readEnvironment} from '../site/env';
import {crawl} from '../hosting/crawl';
import {run, say} from './command';

run(async () => {
  const {origin, baseUrl} = readEnvironment();
  const folder = process.env.OUT_DIR ?? 'build';
  const siteUrl = `${siteAddress(origin, baseUrl)}/`;
  const broken = await crawl(folder, siteUrl);
  for (const {file, address, problem} of broken) console.error(`${folder}/${file}: ${address} ${problem}`);
  if (broken.length)
    throw new Error(
      `${broken.length} addresses in ${folder} are wrong where the site is ${siteUrl}. Remedy: write links as site paths, such as /docs/intro, and in components as <Link to> or withBase (src/site/base.ts).`,
    );
  say(`${folder}: every address stays in ${siteUrl} and leads somewhere`);
});

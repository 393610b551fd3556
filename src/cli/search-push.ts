/**
 * `npm run search:push`: puts the search records of the site, with settings and synonyms, into Algolia.
 *
 * The records are those of the pages in `build` (or OUT_DIR), built first when they are older than their
 * sources. Problem: a push needs no search-only key, and a build with only the application's id stops. So the
 * build gets Algolia's variables only when that key is among them; its pages are the same either way. The admin
 * key goes to Algolia's client and nowhere else.
 */
import {algoliasearch} from 'algoliasearch';
import {sum} from 'lodash';
import {siteAddress} from '../site/base';
import {readEnvironment} from '../site/env';
import {
  collectRecords,
  hostedSynonyms,
  push,
  type SearchRecord,
  settings,
  toHosted,
} from '../search/contract';
import {run, say, type Variables} from './command';
import {ensureBuild} from './make-build';
import {readPushOptions} from './push-options';

const buildVariables = ({ALGOLIA_SEARCH_API_KEY: searchKey}: Variables): Variables => ({
  ALGOLIA_ADMIN_API_KEY: undefined,
  ...(!searchKey && {ALGOLIA_APP_ID: undefined, ALGOLIA_INDEX_NAME: undefined}),
});

function describe(indexName: string, records: readonly SearchRecord[]): string {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  return [
    `Dry run: nothing is sent. A push would put into "${indexName}"`,
    `  ${records.length} records, ${Math.round(sum(sizes) / 1000)} kB, the largest ${Math.max(0, ...sizes)} bytes`,
    `  ${hostedSynonyms.length} groups of synonyms`,
    `  ${Object.keys(settings).length} settings: ${JSON.stringify(settings, null, 2).replace(/\n/g, '\n  ')}`,
  ].join('\n');
}

run(async () => {
  const {indexName, credentials} = readPushOptions(process.argv.slice(2), process.env);
  const folder = process.env.OUT_DIR ?? 'build';
  const variables = buildVariables(process.env);
  const {origin, baseUrl} = readEnvironment({...process.env, ...variables});
  await ensureBuild({outDir: folder, variables});
  const records = (await collectRecords(folder, siteAddress(origin, baseUrl))).flatMap(toHosted);
  if (!credentials) return say(describe(indexName, records));
  const client = algoliasearch(credentials.appId, credentials.adminKey);
  await push({client, indexName, records, say});
  say(`"${indexName}" now holds ${records.length} records`);
});

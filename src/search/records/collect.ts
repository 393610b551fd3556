/** Search records of a built site: the one list that the embedded index and the push to Algolia are made of. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractRecords} from './extract';
import type {SearchRecord} from './record';

/** Not a page of the site, but the answer to an address that is none. */
const notFound = '/404';

/** Site path of a built page, for `trailingSlash: false`: `docs/intro.html` is `/docs/intro`. */
function routeOf(file: string): string {
  const route = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route;
}

/**
 * @param outDir folder of a build
 * @param siteUrl address of the site, without a trailing slash
 * @returns the records of every page, always in the same order
 * @throws Error when the folder holds no page
 */
export async function collectRecords(outDir: string, siteUrl: string): Promise<SearchRecord[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  if (!files.length)
    throw new Error(`${path.resolve(outDir)} holds no HTML page. Remedy: build the site into it.`);
  const pages = files
    .map((file) => ({file, route: routeOf(file)}))
    .filter(({route}) => route !== notFound)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const records: SearchRecord[] = [];
  for (const {file, route} of pages)
    records.push(...extractRecords(await readFile(path.join(outDir, file), 'utf8'), route, siteUrl));
  return records;
}

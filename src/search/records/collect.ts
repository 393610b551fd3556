/** Search records of a finished build, for the push to Algolia; the build itself makes them as it goes over its pages. */
import {pagesOf} from '../../build/contract.node';
import {asksIn} from '../../content/contract.node';
import {extractRecords} from './extract';
import type {SearchRecord} from './record';

/**
 * @param outDir folder of a build
 * @param siteUrl address of the site, without a trailing slash
 * @param siteDir folder of the project, whose pages hold questions
 * @returns the records of every page that is searched, always in the same order
 * @throws Error when the folder holds no page
 */
export async function collectRecords(
  outDir: string,
  siteUrl: string,
  siteDir = process.cwd(),
): Promise<SearchRecord[]> {
  const asks = asksIn(siteDir);
  const records: SearchRecord[] = [];
  for await (const page of pagesOf(outDir))
    records.push(...extractRecords(page, siteUrl, asks.get(page.path)));
  return records;
}

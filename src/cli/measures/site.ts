/** Measures of all pages of a finished build. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {pagesOf} from '../../build/contract.node';
import {measure, type PageMeasures} from './page';

/** By site path. */
export type SiteMeasures = Readonly<Record<string, PageMeasures>>;

/** Bytes of the file that servers send in the place of the page. */
function sentOf(file: string): number | undefined {
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : undefined;
}

/**
 * @param folder of a build
 * @returns the measures of each page, without those that only lead on
 * @throws Error when the folder holds no page
 */
export async function measureSite(folder: string): Promise<SiteMeasures> {
  const measures: Record<string, PageMeasures> = {};
  for await (const page of pagesOf(folder))
    measures[page.path] = measure(page.html, sentOf(path.join(folder, page.file)));
  return measures;
}

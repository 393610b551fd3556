/** What is searched in a bench: records, the same pages as HTML, and queries whose answers are known. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../../src/site/identity';
import {collectRecords} from '../../../src/search/records/collect';
import type {SearchRecord} from '../../../src/search/records/record';
import {sealed, tuning} from '../../support/judged';
import {fileOf} from '../weight';
import {htmlOf, recordsOf} from './pages';
import {queriesFor, type BenchQuery} from './queries';
import {generatePages} from './site';

export type Corpus = {
  name: string;
  pages: number;
  records: SearchRecord[];
  queries: readonly BenchQuery[];
  /** Queries that nobody tuned to, where there are any. */
  sealed?: readonly BenchQuery[];
  /** Writes the pages as HTML files into a folder. */
  writeHtml: (folder: string) => Promise<void>;
};

async function write(folder: string, pathname: string, html: string): Promise<void> {
  const file = path.join(folder, fileOf(pathname));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, html);
}

export function generatedCorpus(count: number): Corpus {
  const pages = generatePages(count);
  return {
    name: `${count} pages`,
    pages: count,
    records: pages.flatMap(recordsOf),
    queries: queriesFor(pages),
    writeHtml: async (folder) => {
      for (const page of pages) await write(folder, page.path, htmlOf(page));
    },
  };
}

/**
 * This site, from a build of it, with the judged queries.
 *
 * @throws Error when the folder holds no build
 */
export async function siteCorpus(build: string): Promise<Corpus> {
  const records = await collectRecords(build, site.url);
  const paths = [...new Set(records.map((record) => new URL(record.url).pathname))];
  return {
    name: 'this site',
    pages: paths.length,
    records,
    queries: tuning,
    sealed,
    writeHtml: async (folder) => {
      for (const pathname of paths)
        await write(folder, pathname, await readFile(path.join(build, fileOf(pathname)), 'utf8'));
    },
  };
}

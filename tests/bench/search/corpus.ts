/** What is searched in the bench: the pages of this site, as they were built. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../../src/site/identity';
import {collectRecords} from '../../../src/search/records/extract';
import type {SearchRecord} from '../../../src/search/records/record';

export type Corpus = {
  records: SearchRecord[];
  /** Writes the pages as HTML files into a folder. */
  writeHtml: (folder: string) => Promise<void>;
};

/** @throws Error when the folder holds no build */
export async function siteCorpus(build: string): Promise<Corpus> {
  const records = await collectRecords(build, site.url);
  const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname}.html`);
  const files = [...new Set(records.map(({url}) => fileOf(new URL(url).pathname)))];
  return {
    records,
    writeHtml: async (folder) => {
      for (const file of files) {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, await readFile(path.join(build, file), 'utf8'));
      }
    },
  };
}

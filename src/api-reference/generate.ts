/** Makes the pages of the API reference, and all that lies beside them. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getGitLastUpdate} from '@docusaurus/utils';
import type {SpecificationEntry} from '../site/apis';
import {cataloguePage, errorsPage} from './catalogue/cataloguePage';
import {changesPage} from './changelog/changesPage';
import {checkedApis, type CheckedApi} from './checkedApis';
import {writeConsoles} from './console/writeConsoles';
import {hasOwnPages} from './overrides';
import {accented} from './pages/componentsImport';
import {writePages} from './pages/generator';
import {operationLinks} from './pages/operationLinks';
import {replaceFiles} from './pages/writtenPages';
import {schemasPage} from './schemas';
import {schemaPage} from './schemas/schemaPage';

/** On the disk of the project, so that a finished file takes its place in one step. */
const workplace = '.docusaurus';

/** The pages of a whole API, which link to those of its operations. */
async function writeListPages(api: CheckedApi, folder: string): Promise<void> {
  const {id, document, accent} = api;
  const links = operationLinks(document, folder);
  const pages = {
    changes: await changesPage(api, links),
    [errorsPage]: cataloguePage(document, links),
    [schemasPage]: schemaPage(document, `/docs/api/${id}`, links),
  };
  for (const [name, text] of Object.entries(pages))
    writeFileSync(path.join(folder, `${name}.mdx`), accented(text, accent));
}

/** Generated pages say what the document of their API says, and change with it. */
async function date({file}: SpecificationEntry, folder: string): Promise<void> {
  // A folder without a history has no dates.
  const update = await getGitLastUpdate(file).catch(() => null);
  if (!update?.lastUpdatedAt) return;
  const line = `last_update: {date: ${new Date(update.lastUpdatedAt).toISOString()}}`;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.mdx'))) {
    const page = path.join(folder, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^---\n/, `---\n${line}\n`));
  }
}

/**
 * Makes the pages in a folder of their own, and replaces those that differ once all are there: until then, and when it
 * fails, the last pages stay.
 *
 * @param specifications entries of the list of documents; pages of others are left alone
 * @returns the files that have changed, by their paths in the project
 * @throws Error with file, line and remedy when a document is not valid
 */
export async function generate(specifications: readonly SpecificationEntry[]): Promise<string[]> {
  const apis = await checkedApis(specifications);
  mkdirSync(workplace, {recursive: true});
  const folder = mkdtempSync(path.join(workplace, 'api-pages-'));
  const staged = ({pages}: SpecificationEntry) => path.join(folder, pages);
  try {
    await writePages(
      apis.map((api) => ({...api, pages: staged(api)})),
      path.join(folder, 'documents'),
    );
    for (const api of apis) {
      await writeListPages(api, staged(api));
      if (hasOwnPages) await writeConsoles(api, staged(api));
      await date(api, staged(api));
    }
    return apis.flatMap((api) =>
      replaceFiles(staged(api), api.pages).map((file) => path.posix.join(api.pages, file)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Makes the pages of the API reference, and all that lies beside them. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {getGitLastUpdate} from '@docusaurus/utils';
import type {SpecificationEntry} from '../site/apis';
import {cataloguePage, errorsPage} from './catalogue/cataloguePage';
import {changesPage} from './changelog/changesPage';
import {checkedApis, type CheckedApi} from './checkedApis';
import {writeConsoles} from './console/writeConsoles';
import {accented} from './pages/componentsImport';
import {writePages} from './pages/generator';
import {operationLinks} from './pages/operationLinks';
import {topicPages} from './pages/topicPages';
import {schemasPage} from './schemas';
import {schemaPages} from './schemas/schemaPage';

/** On the disk of the project, so that a finished file takes its place in one step. */
const workplace = '.docusaurus';
const stage = path.join(workplace, 'api-pages-');

/** Removes what a run left that was killed, after an hour: until then it may be one that is at work. */
function removeLeftovers(): void {
  for (const name of readdirSync(workplace).map((each) => path.join(workplace, each)))
    if (name.startsWith(stage) && Date.now() - statSync(name).mtimeMs > 3_600_000)
      rmSync(name, {recursive: true, force: true});
}

/** The pages of a whole API, which link to those of its operations. */
async function writeListPages(api: CheckedApi, folder: string): Promise<void> {
  const {id, document, accent} = api;
  const links = operationLinks(document, folder);
  const pages = {
    changes: await changesPage(api, links),
    [errorsPage]: cataloguePage(document, links),
    ...topicPages(document),
    ...schemaPages(document, `/docs/api/${id}`, links),
  };
  mkdirSync(path.join(folder, schemasPage), {recursive: true});
  for (const [name, text] of Object.entries(pages))
    writeFileSync(path.join(folder, `${name}.mdx`), accented(text, accent));
}

/** Generated pages say what the document of their API says, and change with it. */
async function date({file}: SpecificationEntry, folder: string): Promise<void> {
  // A folder without a history has no dates.
  const update = await getGitLastUpdate(file).catch(() => null);
  if (!update?.lastUpdatedAt) return;
  const line = `last_update: {date: ${new Date(update.lastUpdatedAt).toISOString()}}`;
  for (const name of filesIn(folder).filter((each) => each.endsWith('.mdx'))) {
    const page = path.join(folder, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/^---\n/, `---\n${line}\n`));
  }
}

/** The files of an API, by their paths in its folder; those of its schemas are in one of their own. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => name !== schemasPage);

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Pages come after the data that they import. */
const dataFirst = (one: string, other: string) =>
  Number(/\.mdx?$/.test(one)) - Number(/\.mdx?$/.test(other)) || one.localeCompare(other, 'en');

/**
 * Puts files where they belong one by one, each in one step, so that nobody who reads there meets a missing one; those
 * that are the same keep their time, and what is no longer made is removed at the end.
 *
 * @param staged folder of what was made, on the same disk; it is empty afterwards
 * @param target folder where it belongs
 * @returns the paths in the folder of files that were written or removed
 */
function replaceFiles(staged: string, target: string): string[] {
  mkdirSync(target, {recursive: true});
  const made = filesIn(staged);
  const gone = filesIn(target).filter((file) => !made.includes(file));
  const changed = made.filter((file) => !isSame(path.join(staged, file), path.join(target, file)));
  for (const file of changed.sort(dataFirst)) {
    mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    renameSync(path.join(staged, file), path.join(target, file));
  }
  for (const file of gone) {
    rmSync(path.join(target, file));
    const folder = path.dirname(path.join(target, file));
    if (!readdirSync(folder).length) rmdirSync(folder);
  }
  return [...changed, ...gone];
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
  removeLeftovers();
  const folder = mkdtempSync(stage);
  const staged = ({pages}: SpecificationEntry) => path.join(folder, pages);
  try {
    await writePages(
      apis.map((api) => ({...api, pages: staged(api)})),
      path.join(folder, 'documents'),
    );
    for (const api of apis) {
      await writeListPages(api, staged(api));
      writeConsoles(api.id, api.document, staged(api));
      await date(api, staged(api));
    }
    return apis.flatMap((api) =>
      replaceFiles(staged(api), api.pages).map((file) => path.posix.join(api.pages, file)),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Writes the change log of an API beside its generated pages. */
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {accented} from '../pages/componentsImport';
import {changesPage} from './changeLogPage';
import {comparisonsOf} from './comparisons';
import {comparisonsFile} from './comparisonsFile';
import {operationLinks} from './operationLinks';
import {sectionsOf, versionsOf} from './sections';
import {objectOf} from './versionPair';

async function removeComparisons(folder: string): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter((name) => name.endsWith('.versions.json'));
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}

/**
 * @param specification whose pages are generated already: entries link to them
 * @param root the folder of the project
 * @param folder where its pages lie, when that is not yet where they belong
 * @returns the path of the page; the differences of its versions lie beside it, a file for each newer one
 */
export async function writeChanges(
  specification: SpecificationEntry,
  root = '.',
  folder = specification.pages,
): Promise<string> {
  const {pages, accent} = specification;
  const target = path.join(folder, 'changes.mdx');
  const versions = await versionsOf(specification, root);
  const links = operationLinks(folder);
  const text = changesPage({
    title: String(objectOf(objectOf(versions[0]?.document).info).title),
    address: `/${path.relative(root, pages).split(path.sep).join('/')}/changes`,
    sections: sectionsOf(versions),
    pages: links,
  });
  await mkdir(folder, {recursive: true});
  await removeComparisons(folder);
  for (const [version, comparisons] of comparisonsOf(versions, links, path.relative(root, pages)))
    await writeFile(path.join(folder, comparisonsFile(version)), JSON.stringify(comparisons));
  await writeFile(target, accented(text, accent));
  return target;
}

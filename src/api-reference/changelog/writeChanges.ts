/** Writes the change log of an API beside its generated pages. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {accented} from '../pages/componentsImport';
import {changesPage} from './changeLogPage';
import {operationLinks} from './operationLinks';
import {sectionsOf, versionsOf} from './sections';
import {objectOf} from './versionPair';

/**
 * @param specification whose pages are generated already: entries link to them
 * @param root the folder of the project
 * @param folder where its pages lie, when that is not yet where they belong
 * @returns the path of the page
 */
export async function writeChanges(
  specification: SpecificationEntry,
  root = '.',
  folder = specification.pages,
): Promise<string> {
  const target = path.join(folder, 'changes.mdx');
  const versions = await versionsOf(specification, root);
  const text = changesPage({
    title: String(objectOf(objectOf(versions[0]?.document).info).title),
    sections: sectionsOf(versions),
    pages: operationLinks(folder),
  });
  await mkdir(folder, {recursive: true});
  await writeFile(target, accented(text, specification.accent));
  return target;
}

/** Writes how the tags of an API are nested beside its generated sidebar, which lists each for itself. */
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {apiDocumentOf} from '../model/readDocument';
import {tagTree, tagTreeFile} from './tagTree';

/**
 * @param specification whose pages are generated already
 * @param folder where they lie, when that is not yet where they belong
 */
export async function writeTagTree(
  specification: SpecificationEntry,
  folder = specification.pages,
): Promise<void> {
  const tree = tagTree(await apiDocumentOf(specification));
  const target = path.join(folder, tagTreeFile);
  if (tree) await writeFile(target, JSON.stringify(tree));
  else await rm(target, {force: true});
}

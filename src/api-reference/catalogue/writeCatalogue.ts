/** Writes the catalogue of an API beside its generated pages. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {operationLinks} from '../pages/operationLinks';
import {apiDocumentOf} from '../model/readDocument';
import {accented} from '../pages/componentsImport';
import {catalogueOf} from '.';
import {cataloguePage, errorsPage} from './cataloguePage';

/**
 * @param specification whose pages are generated already: entries link to them
 * @param folder where they lie, when that is not yet where they belong
 * @returns the path of the page
 */
export async function writeCatalogue(
  specification: SpecificationEntry,
  folder = specification.pages,
): Promise<string> {
  const {accent} = specification;
  const document = await apiDocumentOf(specification);
  const target = path.join(folder, `${errorsPage}.mdx`);
  const text = cataloguePage({
    title: document.specification.info.title,
    catalogue: catalogueOf(document),
    operations: document.operations.filter(({kind}) => kind === 'operation').length,
    pages: operationLinks(folder),
  });
  await mkdir(folder, {recursive: true});
  await writeFile(target, accented(text, accent));
  return target;
}

/** Writes the pages of an API's named schemas beside its generated pages. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {operationLinks} from '../pages/operationLinks';
import {apiDocumentOf} from '../model/readDocument';
import {accented} from '../pages/componentsImport';
import {namedSchemas, schemaAddresses, schemasPage} from '.';
import {schemaPages} from './schemaPages';

/**
 * @param specification whose pages are generated already: schemas link to them
 * @param folder where they lie, when that is not yet where they belong
 */
export async function writeSchemas(
  specification: SpecificationEntry,
  folder = specification.pages,
): Promise<void> {
  const {id, accent} = specification;
  const document = await apiDocumentOf(specification);
  const texts = schemaPages({
    title: document.specification.info.title,
    schemas: namedSchemas(document),
    addresses: schemaAddresses(document, `/docs/api/${id}`),
    pages: operationLinks(folder),
  });
  await rm(path.join(folder, schemasPage), {recursive: true, force: true});
  for (const [name, text] of Object.entries(texts)) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, accented(text, accent));
  }
}

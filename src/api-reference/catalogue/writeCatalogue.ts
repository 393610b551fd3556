/** Writes the catalogue of an API beside its generated pages. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {operationLinks} from '../changelog/operationLinks';
import {readDocument} from '../model/readDocument';
import {documentOf} from '../model/reading';
import {accented} from '../pages/componentsImport';
import {catalogueOf} from '.';
import {cataloguePage, errorsPage} from './cataloguePage';

/**
 * @param specification whose pages are generated already: entries link to them
 * @returns the path of the page
 */
export async function writeCatalogue(specification: SpecificationEntry): Promise<string> {
  const {file, pages, accent} = specification;
  const document = await readDocument(file, await documentOf(specification));
  const target = path.join(pages, `${errorsPage}.mdx`);
  const text = cataloguePage({
    title: document.specification.info.title,
    catalogue: catalogueOf(document),
    operations: document.operations.filter(({kind}) => kind === 'operation').length,
    pages: operationLinks(pages),
  });
  await mkdir(pages, {recursive: true});
  await writeFile(target, accented(text, accent));
  return target;
}

/** The documents of the API reference, read once. */
import type {ApiDocument} from '../../../api-reference/contract';
import type {SpecificationEntry} from '../../../site/apis';

/** A document, and the site path of its pages. */
export type ApiSource = {pages: string; document: ApiDocument};

/**
 * @param entries of the list of APIs
 * @throws Error with the problems of a document that cannot be read
 */
export async function apiSources(entries: readonly SpecificationEntry[]): Promise<ApiSource[]> {
  // The libraries that read documents are loaded when an index is made.
  const {apiDocumentOf} = await import('../../../api-reference/contract');
  return Promise.all(
    entries.map(async (entry) => ({pages: `/${entry.pages}`, document: await apiDocumentOf(entry)})),
  );
}

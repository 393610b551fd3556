/** Documents that have been read and checked: what pages, consoles and files of the reference are made from. */
import type {SpecificationEntry} from '../site/apis';
import {versionProblems} from './changelog/versions';
import type {ApiDocument} from './model/openApiTypes';
import {apiDocumentOf} from './model/readDocument';
import {documentOf} from './model/reading';

/** An entry of the list of documents, with its document as one object and as pages are made from it. */
export type CheckedApi = SpecificationEntry & {whole: object; document: ApiDocument};

/** @throws Error with a headline and the problems, one a line, when there are any */
export function stopOn(problems: readonly string[], headline: string): void {
  if (problems.length) throw new Error(`${headline}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * @param specifications entries of the list of documents
 * @returns them with their documents
 * @throws Error with file, line and remedy when one is not valid, or has changed without a new version
 */
export async function checkedApis(specifications: readonly SpecificationEntry[]): Promise<CheckedApi[]> {
  const apis = await Promise.all(
    specifications.map(async (specification) => ({
      ...specification,
      whole: await documentOf(specification),
      document: await apiDocumentOf(specification),
    })),
  );
  const problems = await Promise.all(apis.map((api) => versionProblems(api)));
  stopOn(problems.flat(), 'An OpenAPI document has changed since it was published:');
  return apis;
}

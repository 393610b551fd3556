/** Documents that have been read and checked: what pages, consoles and files of the reference are made from. */
import logger from '@docusaurus/logger';
import type {SpecificationEntry} from '../site/apis';
import {versionProblems} from './changelog/versionProblems';
import type {ApiDocument} from './model/openApiTypes';
import {apiDocumentOf} from './model/readDocument';
import {documentOf, faultLinesOf, readingOf} from './model/reading';

/** An entry of the list of documents, with its document as one object and as pages are made from it. */
export type CheckedApi = SpecificationEntry & {whole: object; document: ApiDocument};

/** @throws Error with a headline and the problems, one a line, when there are any */
export function stopOn(problems: readonly string[], headline: string): void {
  if (problems.length) throw new Error(`${headline}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * @param specifications entries of the list of documents
 * @returns them with their documents; what is wrong in a document of somebody else is told in the log
 * @throws Error with file, line and remedy when one of ours is not valid, or has changed without a new version
 */
export async function checkedApis(specifications: readonly SpecificationEntry[]): Promise<CheckedApi[]> {
  const readings = await Promise.all(specifications.map((specification) => readingOf(specification)));
  stopOn(
    readings.flatMap(({problems}) => problems),
    'An OpenAPI document is not valid. Correct these places and run the command again:',
  );
  for (const specification of specifications) {
    const lines = await faultLinesOf(specification);
    if (!specification.isForeign) stopOn(lines, 'An OpenAPI document has mistakes:');
    for (const line of lines) logger.warn(line);
  }
  const unversioned = await Promise.all(
    specifications.map((specification) => versionProblems(specification)),
  );
  stopOn(unversioned.flat(), 'An OpenAPI document has changed since it was published:');
  return Promise.all(
    specifications.map(async (specification) => ({
      ...specification,
      whole: await documentOf(specification),
      document: await apiDocumentOf(specification),
    })),
  );
}

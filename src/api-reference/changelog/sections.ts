/** The versions of an API, each with what it changed. */
import type {Specification} from '../model/openApiTypes';
import {readSpecification, specificationOf} from '../model/readDocument';
import type {SpecificationEntry} from '../../site/apis';
import {changesBetween} from '.';
import type {VersionSection} from './changeLogPage';
import {operationsOfItem} from './operationChanges';
import {publishedVersions} from './publishedVersions';
import {versionOf} from './versionProblems';
import {objectOf} from './versionPair';

/** A version with its document. */
type VersionState = {version: string; date?: string; document: Specification};

function countOf(document: object): number {
  const items = Object.values(objectOf(objectOf(document).paths));
  return items.reduce<number>((sum, item) => sum + operationsOfItem(objectOf(item)).size, 0);
}

/**
 * @param specification of which versions may be published
 * @param root the folder of the project
 * @returns the versions, the newest first; one that is not published yet has no date
 * @throws Error when a document cannot be read
 */
export async function versionsOf(specification: SpecificationEntry, root = '.'): Promise<VersionState[]> {
  const published = await Promise.all(
    publishedVersions(specification.id, root).map(async ({version, date, file}) => ({
      version,
      date,
      document: await readSpecification(file),
    })),
  );
  const document = await specificationOf(specification);
  const version = versionOf(document);
  return published[0]?.version === version ? published : [{version, document}, ...published];
}

/** @returns one section a version, each compared with the one before it, the newest first */
export const sectionsOf = (versions: readonly VersionState[]): VersionSection[] =>
  versions.map(({version, date, document}, index) => {
    const previous = versions[index + 1];
    return {
      version,
      date,
      previous: previous?.version,
      operations: countOf(document),
      changes: previous ? changesBetween(previous.document, document) : [],
    };
  });

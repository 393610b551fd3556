/** Checks that `info.version` was raised enough for the changes since the last published version. */
import {readFileSync} from 'node:fs';
import {readSpecification, specificationOf} from '../model/readDocument';
import type {SpecificationEntry} from '../../site/apis';
import type {Change} from './change';
import {objectOf} from './versionPair';
import {changesBetween} from '.';
import {locate} from './sourceLocation';
import {publishedVersions} from './publishedVersions';
import {compareVersions, isVersion, lowestVersion} from './versionNumbers';

/** @returns the `info.version` of a document */
export const versionOf = (document: object): string => String(objectOf(objectOf(document).info).version);

function sentence({place, operation, what}: Change): string {
  if (!operation) return `${place} ${what}`;
  return place === 'Operation' ? `${place} ${operation} ${what}` : `${place} of ${operation} ${what}`;
}

/**
 * @param specification whose document may have changed
 * @param root the folder of the project
 * @returns one line a change that needs a higher `info.version`, with file, line, pointer and remedy; breaking ones only
 *   where there are any
 */
export async function versionProblems(specification: SpecificationEntry, root = '.'): Promise<string[]> {
  const {id, file} = specification;
  const [last] = publishedVersions(id, root);
  if (!last) return [];
  const [before, after] = [await readSpecification(last.file), await specificationOf(specification)];
  const source = readFileSync(file, 'utf8');
  const at = (path: string[]) => {
    const {line, column, pointer} = locate(source, path);
    return `${file}:${line}:${column} ${pointer}`;
  };
  const version = versionOf(after);
  if (!isVersion(version))
    return [
      `${at(['info', 'version'])} "${version}" is no version. Remedy: write three numbers, such as 1.0.0.`,
    ];
  if (compareVersions(version, last.version) < 0)
    return [
      `${at(['info', 'version'])} ${version} is older than ${last.version}, which is published. Remedy: write ${last.version} or a later version.`,
    ];
  const changes = changesBetween(before, after);
  const lowest = lowestVersion(last.version, changes);
  if (compareVersions(version, lowest) >= 0) return [];
  const isBroken = changes.some(({breaking}) => breaking);
  return changes
    .filter(({breaking}) => breaking === isBroken)
    .map(
      (change) =>
        `${at(change.pointer)} ${isBroken ? 'Breaking' : 'New'} since ${last.version}: ${sentence(change)}. Remedy: set info.version to ${lowest} (it is ${version}), or take the change back.`,
    );
}

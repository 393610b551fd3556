/** Keeps a document as a published version, with which later ones are compared. */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {documentOf} from '../model/reading';
import type {SpecificationEntry} from '../../site/apis';
import {versionOf, versionProblems} from './versionProblems';
import {publishedFile, publishedVersions} from './publishedVersions';
import {isVersion} from './versionNumbers';

/**
 * @param specification whose document is published as it stands
 * @param date day of publication, ISO 8601
 * @param root the folder of the project
 * @returns the new file; undefined when this version is published already, or is somebody else's and cannot be compared
 * @throws Error when the version must be raised first
 */
export async function publish(
  specification: SpecificationEntry,
  date: string,
  root = '.',
): Promise<string | undefined> {
  const {id, file, isForeign} = specification;
  const problems = await versionProblems(specification, root);
  if (problems.length) throw new Error(problems.join('\n'));
  const version = versionOf(await documentOf(specification));
  if (!isVersion(version) && isForeign) return undefined;
  if (!isVersion(version))
    throw new Error(`${file}: info.version is "${version}". Remedy: write three numbers, such as 1.0.0.`);
  if (publishedVersions(id, root).some((published) => published.version === version)) return undefined;
  const target = path.join(root, publishedFile(id, version, date, file));
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(file, target);
  return target;
}

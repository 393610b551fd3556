/** The versions of an API: those that were published, and whether a document has the number that its changes need. */
import {copyFileSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SpecificationEntry} from '../../site/apis';
import {apiDocumentOf, readDocument} from '../model/readDocument';
import {placeIn} from '../model/reading';
import {operationKey, pathOf} from '../model/operations';
import {changesBetween} from './changes';

const folderOf = (id: string, root: string) => path.join(root, 'openapi/published', id);

const compared = (one: string, other: string) => one.localeCompare(other, 'en', {numeric: true});

/**
 * @returns the published versions of an API, each with its day (ISO 8601) and file, the newest first
 * @throws Error that names a file which is not called `<date>-<version>.yaml` or `.json`
 */
export function publishedVersions(id: string, root = '.'): {version: string; date: string; file: string}[] {
  const folder = folderOf(id, root);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const versions = names.map((name) => {
    const file = path.join(folder, name);
    const [, date, version] = /^(\d{4}-\d{2}-\d{2})-(\d+\.\d+\.\d+)\.(?:ya?ml|json)$/.exec(name) ?? [];
    if (date && version) return {version, date, file};
    throw new Error(
      `${file}:1 is not named like 2026-11-21-1.0.0.yaml. Remedy: rename it, or publish with "npm run api:publish".`,
    );
  });
  return versions.sort((one, other) => compared(other.version, one.version));
}

/** @returns one line a change that needs a higher `info.version`; breaking ones only where there are any */
export async function versionProblems(specification: SpecificationEntry, root = '.'): Promise<string[]> {
  const {id, file} = specification;
  const [last] = publishedVersions(id, root);
  const after = await apiDocumentOf(specification);
  const {version} = after.specification.info;
  const number = placeIn(file, ['info', 'version']);
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return [`${number} "${version}" is no version. Remedy: write three numbers, such as 1.0.0.`];
  if (!last) return [];
  if (compared(version, last.version) < 0)
    return [
      `${number} ${version} is older than ${last.version}. Remedy: write ${last.version} or a later version.`,
    ];
  const changes = changesBetween(await readDocument(last.file), after);
  const isBroken = changes.some(({breaking}) => breaking);
  const [major = 0, minor = 0] = last.version.split('.').map(Number);
  // While the major version is 0, a minor one may break clients.
  const needed = isBroken && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  if (!changes.length || compared(version, needed) >= 0) return [];
  const places = new Map(after.operations.map((operation) => [operationKey(operation), pathOf(operation)]));
  return changes
    .filter(({breaking}) => breaking === isBroken)
    .map(({operation = '', place, what}) => {
      const where = places.get(operation);
      const subject = operation ? `${place} of ${operation}` : place;
      return `${where ? placeIn(file, where) : number} ${isBroken ? 'Breaking' : 'New'} since ${last.version}: ${subject} ${what}. Remedy: set info.version to ${needed} (it is ${version}), or take the change back.`;
    });
}

/**
 * Keeps a document as a published version, with which later ones are compared.
 *
 * @param date day of publication, ISO 8601
 * @returns the new file; undefined when this version is published already
 * @throws Error when the version must be raised first
 */
export async function publish(
  entry: SpecificationEntry,
  date: string,
  root = '.',
): Promise<string | undefined> {
  const {id, file} = entry;
  const problems = await versionProblems(entry, root);
  if (problems.length) throw new Error(problems.join('\n'));
  const {version} = (await apiDocumentOf(entry)).specification.info;
  if (publishedVersions(id, root).some((published) => published.version === version)) return undefined;
  const target = path.join(folderOf(id, root), `${date}-${version}${path.extname(file)}`);
  mkdirSync(path.dirname(target), {recursive: true});
  copyFileSync(file, target);
  return target;
}

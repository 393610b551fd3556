/** The versions of an API that were published: `openapi/published/<id>/<date>-<version>.yaml` or `.json`, one file each. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {compareVersions} from './versionNumbers';

const folder = 'openapi/published';

export type PublishedVersion = {
  version: string;
  /** Day of publication, ISO 8601. */
  date: string;
  file: string;
};

const name = /^(\d{4}-\d{2}-\d{2})-(\d+\.\d+\.\d+)\.(?:ya?ml|json)$/;

/**
 * @param source the document that is published
 * @returns the file of a version that is published on a day
 */
export function publishedFile(id: string, version: string, date: string, source: string): string {
  return `${folder}/${id}/${date}-${version}${path.extname(source)}`;
}

/**
 * @param id of the API
 * @param root the folder of the project
 * @returns its published versions, the newest first; none for an API that was never published
 * @throws Error that names a file which is not called as it should be
 */
export function publishedVersions(id: string, root = '.'): PublishedVersion[] {
  const here = path.join(root, folder, id);
  if (!existsSync(here)) return [];
  return readdirSync(here)
    .map((file): PublishedVersion => {
      const [, date, version] = name.exec(file) ?? [];
      if (!date || !version)
        throw new Error(
          `${folder}/${id}/${file}:1 is not named <date>-<version>.yaml or .json, such as 2026-11-21-1.0.0.yaml. Remedy: rename it, or publish with "npm run api:publish".`,
        );
      return {version, date, file: path.join(here, file)};
    })
    .sort((one, other) => compareVersions(other.version, one.version));
}

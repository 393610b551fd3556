/** The manifest of a build: all its files by content. It is a file of the build, so that both change places at once. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What a build was made from. */
export type Origin = {
  /** Digest of the names and texts of all sources. */
  sources: string;
  /** Digest of the environment and the arguments of the build. */
  settings: string;
  /** The last commit of those sources whose day pages show; empty without git. */
  commit: string;
};

export type Manifest = Origin & {
  /** Site paths of all pages. */
  routes: string[];
  /** Each file but the manifest, with the SHA-256 of its content, in the order of the names. */
  files: Record<string, string>;
};

/** File in the folder of the build. It holds names and digests of what is public, and nothing that is not. */
export const manifestName = 'release.json';

export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** @returns the files below a folder, with `/` between their parts, in the order of their names */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/** @returns the manifest's part of files, as the folder is now */
export const hashFiles = (folder: string): Manifest['files'] =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => file !== manifestName)
      .map((file) => [file, digestOf(readFileSync(path.join(folder, file)))]),
  );

/** @returns the text of the file; the same for the same build */
export const serialise = (manifest: Manifest): string => `${JSON.stringify(manifest, undefined, 1)}\n`;

const isManifest = (value: unknown): value is Manifest => {
  const {sources, settings, commit, routes, files} = (value ?? {}) as Partial<Manifest>;
  const isOrigin = [sources, settings, commit].every((part) => typeof part === 'string');
  return isOrigin && Boolean(routes && files);
};

/** @returns undefined where there is no build, or one that was never finished */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'));
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads every file of a folder.
 *
 * @param mayAdd whether a file may be there that the manifest does not name
 * @returns what differs from the manifest, in words; nothing when the folder is what was built
 */
export function differences(
  folder: string,
  {files}: Manifest,
  mayAdd: (file: string) => boolean = () => false,
): string[] {
  const found = hashFiles(folder);
  const lost = Object.entries(files).flatMap(([file, digest]) => {
    if (!(file in found)) return `${file} is missing`;
    return found[file] === digest ? [] : `${file} has changed`;
  });
  const added = Object.keys(found).filter((file) => !(file in files) && !mayAdd(file));
  return [...lost, ...added.map((file) => `${file} is not of this build`)];
}

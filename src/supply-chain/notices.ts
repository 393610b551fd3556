/** The notices that licences ask for beside copies of their packages; the minimizer takes them out of the scripts. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {groupBy, sortBy} from 'lodash';
import {site} from '../site/identity';

/** What a package says of itself in its `package.json`. */
type Manifest = {name: string; version: string; license?: string};

type Shipped = {folder: string; manifest: Manifest};

/** Site path of the notices. */
export const noticesPath = '/third-party-notices.txt';

const line = '-'.repeat(80);

/** The innermost package of a path. */
const inPackage = /^.*?node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * @param file path of a module
 * @returns folder of the package that holds it; undefined for a file of ours
 */
export const packageOf = (file: string): string | undefined =>
  inPackage.exec(file.split(path.sep).join('/'))?.[0];

/** @throws Error when the manifest of one cannot be read */
function packagesOf(files: Iterable<string>): Shipped[] {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  const shipped = [...folders].map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest,
  }));
  return sortBy(shipped, 'manifest.name', 'manifest.version', 'folder');
}

/** @returns licence texts and notices in the folder of a package; the terms of MIT, as our own licence has them, where it says no more than that */
function textOf({folder, manifest: {license, name}}: Shipped, siteDir: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
  if (files.length)
    return files
      .sort()
      .map((file) => read(path.join(folder, file)))
      .join('\n\n');
  if (license === 'MIT')
    return read(path.join(siteDir, 'LICENSE')).replace(
      /^Copyright .*$/m,
      `Copyright (c) the authors of ${name}`,
    );
  throw new Error(
    `${name} is in a script or a sheet of the site, and its folder has no text of its licence (${license ?? 'none named'}). Remedy: do without the package.`,
  );
}

/**
 * @param files of the modules that are published
 * @param siteDir folder of the sources
 * @returns the text of the file
 * @throws Error when a package has no licence text, and a licence whose terms are not known here
 */
export function notices(files: Iterable<string>, siteDir: string): string {
  const byText = groupBy(packagesOf(files), (each) => textOf(each, siteDir));
  const parts = Object.entries(byText).map(([text, packages]) => {
    const names = packages.map(({manifest: {name, version, license}}) => `${name} ${version} (${license})\n`);
    return `${line}\n${[...new Set(names)].join('')}\n${text}\n`;
  });
  return `The scripts and style sheets of ${site.title} contain parts of these packages.\n\n${parts.join('\n')}`;
}

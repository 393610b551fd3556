import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Contrib} from '@cyclonedx/cyclonedx-library';
import {groupBy} from 'lodash';
import {site} from '../site/identity';
import type {Shipped} from './shipped';

/** Site path of the notices. */
export const noticesPath = '/third-party-notices.txt';

const line = '-'.repeat(80);

/** A copyright line of a licence text. */
const copyright = /^Copyright .*$/m;

/** @returns licence texts and notices in the folder of a package */
function textsIn(folder: string): string[] {
  const files = [...new Contrib.License.Utils.LicenseEvidenceGatherer().getFileAttachments(folder)];
  return files
    .map(({filePath}) => readFileSync(filePath, 'utf8').replaceAll('\r\n', '\n').trim())
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The terms of MIT, as our own licence has them. */
const mitTerms = (siteDir: string, holder: string) =>
  readFileSync(path.join(siteDir, 'LICENSE'), 'utf8').trim().replace(copyright, `Copyright (c) ${holder}`);

function textOf({folder, manifest: {license, name}}: Shipped, siteDir: string): string {
  const texts = textsIn(folder);
  if (texts.length) return texts.join(`\n\n`);
  if (license === 'MIT') return mitTerms(siteDir, `the authors of ${name}`);
  throw new Error(
    `${name} is in a script or a sheet of the site, and its folder has no text of its licence (${license ?? 'none named'}). Remedy: have src/supply-chain/notices.ts write the text, or do without the package.`,
  );
}

/**
 * The notices that licences ask for beside copies of their packages; the minimizer takes them out of the scripts.
 *
 * @param shipped packages whose modules are published
 * @param siteDir folder of the sources
 * @returns the text of the file
 * @throws Error when a package has no licence text, and a licence whose terms are not known here
 */
export function notices(shipped: readonly Shipped[], siteDir: string): string {
  const parts = Object.entries(groupBy(shipped, (each) => textOf(each, siteDir))).map(([text, packages]) => {
    const names = packages.map(({manifest: {name, version, license}}) => `${name} ${version} (${license})\n`);
    return `${line}\n${names.join('')}\n${text}\n`;
  });
  return `The scripts and style sheets of ${site.title} contain parts of these packages.\n\n${parts.join('\n')}`;
}

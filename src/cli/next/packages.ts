/** Versions of Docusaurus: which one is next, and a `package.json` with it. */

const byVersion = (one: string, other: string) => other.localeCompare(one, 'en', {numeric: true});

/**
 * @param versions as npm lists them, in any order
 * @returns the newest release; a candidate for one, such as `3.11.0-rc.1`, is none
 * @throws Error when there is none
 */
export function newest(versions: readonly string[]): string {
  const [first] = versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(byVersion);
  if (!first)
    throw new Error(
      'npm knows no release of @docusaurus/core 3. Remedy: look at "npm view @docusaurus/core versions", or name one: npm run test:next -- --to 3.10.2',
    );
  return first;
}

/**
 * @param manifest text of a `package.json`
 * @returns the same with one version of all packages of Docusaurus
 */
export const raise = (manifest: string, version: string): string =>
  manifest.replace(/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`);

/** Which licences packages may have. */
import satisfies from 'spdx-satisfies';

/** For what readers get: they may do with it as they like, if the notices stay with it. */
export const forPublishing = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** For tools, of which nothing is published: these ask for no more than notices, or for changes of their own files. */
export const forTools = [
  ...forPublishing,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** A licence that a package has and its `package.json` does not say in words of SPDX, or that is allowed for it alone. */
export type Exception = {licence: string; why: string};

const mitInFolder = (file: string): Exception => ({
  licence: 'MIT',
  why: `its text is in ${file} of the package`,
});

/** By the name of the package; a test finds one that is no longer needed. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'compute-gcd': mitInFolder('LICENSE'),
  'compute-lcm': mitInFolder('LICENSE'),
  eval: mitInFolder('LICENSE'),
  format: mitInFolder('Readme.md'),
  khroma: mitInFolder('license'),
  rechoir: mitInFolder('LICENSE'),
  'require-like': mitInFolder('License'),
  'validate.io-function': mitInFolder('LICENSE'),
  'validate.io-integer': mitInFolder('LICENSE'),
  'validate.io-integer-array': mitInFolder('LICENSE'),
  'validate.io-number': mitInFolder('LICENSE'),
  '@cspell/dict-en-gb': {
    licence: 'LGPL-3.0',
    why: 'the rules of content look words up in it; nothing of it is changed or published',
  },
};

/**
 * @param licence expression of SPDX, as `package.json` has it
 * @param allowed licences of SPDX
 * @returns whether the expression lets us choose among those; no expression does not
 */
export function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  try {
    return satisfies(licence ?? '', [...allowed]);
  } catch {
    return false;
  }
}

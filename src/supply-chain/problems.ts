/** What is wrong with the packages of the project, by their manifest, their lock file and the settings of npm. */
import {exceptions as knownExceptions, forTools, isAllowed} from './licences';
import {installScripts as knownScripts} from './installScripts';
import {nameAt, type LockedPackage, type LockFile} from './lockFile';

/** The texts of `package.json`, `package-lock.json` and `.npmrc`, and our tables. */
export type Packages = {
  manifest: string;
  lock: string;
  npmrc: string;
  exceptions?: typeof knownExceptions;
  installScripts?: typeof knownScripts;
};

type Problem = {file: string; line: number; what: string; remedy: string};

const again = 'run "npm install", and commit package-lock.json';

/** SHA-512 in Base64, which is what npm compares a download with. */
const integrityPattern = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Number of the first line that holds a text; the first when none does. */
const lineOf = (text: string, part: string) =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(part)) + 1);

type Found = [what: string, remedy: string];

/** A lock file is checked against what is downloaded, from wherever that comes: it names no host. */
function* ofEntry(name: string, entry: LockedPackage): Generator<Found> {
  if (entry.resolved !== undefined)
    yield [
      `${name} has an address ("resolved"), which is not the same for everybody`,
      'take the "resolved" lines out; .npmrc has npm leave them out',
    ];
  if (!integrityPattern.test(entry.integrity ?? ''))
    yield [`${name} has no SHA-512 to compare its download with ("integrity")`, again];
}

function* ofLicence(
  name: string,
  {license}: LockedPackage,
  {exceptions = knownExceptions}: Packages,
): Generator<Found> {
  const exception = exceptions[name];
  if (isAllowed(license, forTools)) {
    if (exception)
      yield [
        `${name} is ${license} and needs no exception any more`,
        'take it out of src/supply-chain/licences.ts',
      ];
  } else if (!exception || (license && license !== exception.licence))
    yield [
      `${name} has ${license ? `the licence ${license}` : 'no licence in its package.json'}, which src/supply-chain/licences.ts does not allow`,
      'do without the package, or add it there with its licence and a reason',
    ];
}

function* ofScript(
  name: string,
  {hasInstallScript = false}: LockedPackage,
  {installScripts = knownScripts}: Packages,
): Generator<Found> {
  if (hasInstallScript && !installScripts[name])
    yield [
      `${name} brings an install script, which does not run here`,
      'see that the package works without, and say why in src/supply-chain/installScripts.ts',
    ];
}

function ofLock(packages: Packages): Problem[] {
  const {lock} = packages;
  const file = 'package-lock.json';
  const {lockfileVersion, packages: entries} = JSON.parse(lock) as LockFile;
  const found = Object.entries(entries)
    .filter(([place]) => place !== '')
    .flatMap(([place, entry]) => {
      const name = nameAt(place);
      const all = [
        ...ofEntry(name, entry),
        ...ofLicence(name, entry, packages),
        ...ofScript(name, entry, packages),
      ];
      return all.map(([what, remedy]) => ({file, line: lineOf(lock, `"${place}": {`), what, remedy}));
    });
  return lockfileVersion === 3
    ? found
    : [
        {
          file,
          line: 1,
          what: `its version is ${lockfileVersion}, not 3`,
          remedy: `take a npm of this decade, ${again}`,
        },
        ...found,
      ];
}

/** Rows of our tables that no package of the lock file needs. */
function ofTables({lock, exceptions = knownExceptions, installScripts = knownScripts}: Packages): Problem[] {
  const entries = Object.entries((JSON.parse(lock) as LockFile).packages);
  const names = new Set(entries.map(([place]) => nameAt(place)));
  const withScript = new Set(
    entries.flatMap(([place, entry]) => (entry.hasInstallScript ? nameAt(place) : [])),
  );
  const left = (table: object, needed: ReadonlySet<string>, file: string) =>
    Object.keys(table)
      .filter((name) => !needed.has(name))
      .map((name) => ({
        file,
        line: 1,
        what: `it has a row for ${name}, which nothing needs`,
        remedy: 'take the row out',
      }));
  return [
    ...left(exceptions, names, 'src/supply-chain/licences.ts'),
    ...left(installScripts, withScript, 'src/supply-chain/installScripts.ts'),
  ];
}

function ofManifest({manifest}: Packages): Problem[] {
  const {dependencies, devDependencies} = JSON.parse(manifest) as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.entries({...dependencies, ...devDependencies})
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => ({
      file: 'package.json',
      line: lineOf(manifest, `"${name}": "${version}"`),
      what: `${name} has no exact version: ${version}`,
      remedy: `run "npm install --save-exact ${name}@<version>"`,
    }));
}

/** @returns one sentence a problem, with file, line and remedy; none when all is well */
export function packageProblems(packages: Packages): string[] {
  const settings = /^ignore-scripts=true$/m.test(packages.npmrc)
    ? []
    : [
        {
          file: '.npmrc',
          line: 1,
          what: 'it lets install scripts run',
          remedy: 'add the line ignore-scripts=true',
        },
      ];
  return [...settings, ...ofManifest(packages), ...ofLock(packages), ...ofTables(packages)].map(
    ({file, line, what, remedy}) => `${file}:${line}: ${what}. Remedy: ${remedy}.`,
  );
}

/** Semantic versions of an API (semver.org). */
import type {Change} from './change';

type VersionNumbers = readonly [major: number, minor: number, patch: number];

function numbersOf(version: string): VersionNumbers | undefined {
  const [whole, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return whole ? [Number(major), Number(minor), Number(patch)] : undefined;
}

/** Older than every version. */
const none: VersionNumbers = [-1, 0, 0];

/** @returns true for three numbers with full stops between them */
export const isVersion = (version: string) => numbersOf(version) !== undefined;

/** @returns a negative number when `one` is older than `other`; something that is no version is older than all */
export function compareVersions(one: string, other: string): number {
  const [major, minor, patch] = numbersOf(one) ?? none;
  const [otherMajor, otherMinor, otherPatch] = numbersOf(other) ?? none;
  return major - otherMajor || minor - otherMinor || patch - otherPatch;
}

/**
 * Breaking changes need the next major version, or the next minor one while the major one is 0; other changes need
 * the next minor version, changes of descriptions none.
 *
 * @param published the last published version
 * @param changes since then
 * @returns the lowest version that may have these changes
 */
export function lowestVersion(published: string, changes: readonly Change[]): string {
  const [major, minor, patch] = numbersOf(published) ?? none;
  if (!changes.length) return `${major}.${minor}.${patch}`;
  const isMajor = major > 0 && changes.some(({breaking}) => breaking);
  return isMajor ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

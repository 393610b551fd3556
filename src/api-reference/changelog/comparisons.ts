/** The difference of any two versions of an API, as data for the page that shows it. */
import {grouped, linked, type ChangeLog} from './changeLogPage';
import {changesBetween} from '.';
import type {Change, ChangeKind} from './change';
import type {VersionState} from './sections';

/** A link to an operation, or its name where it has no page any more. */
export type ComparedOperation = {title: string; href?: string};

/** An entry; texts have back-ticks around code, and no other Markdown. */
export type ComparedChange = {
  kind: ChangeKind;
  breaking: boolean;
  /** Where in the operations; absent when they change as a whole. */
  place?: string;
  operations: ComparedOperation[];
  what: string;
  remedy?: string;
};

/** What changed since each older version. */
export type Comparisons = Record<string, ComparedChange[]>;

function compared(group: readonly Change[], pages: ChangeLog['pages'], folder: string): ComparedChange[] {
  const [change] = group;
  if (!change) return [];
  const {kind, breaking, place, what, remedy} = change;
  const operations = group.flatMap((one) => {
    if (!one.operation) return [];
    const {title, address} = linked(one, pages);
    const href = address?.replace('./', `/${folder}/`).replace('.api.mdx', '');
    return [{title, ...(href && {href})}];
  });
  const unique = new Map(operations.map((operation) => [JSON.stringify(operation), operation]));
  return [
    {
      kind,
      breaking,
      ...(place !== 'Operation' && {place}),
      operations: [...unique.values()],
      what,
      ...(remedy && {remedy}),
    },
  ];
}

/**
 * @param versions of an API, the newest first
 * @param pages of its operations
 * @param folder of these pages, which is their address too
 * @returns for each version but the oldest one, what it changed since each older one, breaking changes first
 */
export function comparisonsOf(
  versions: readonly VersionState[],
  pages: ChangeLog['pages'],
  folder: string,
): Map<string, Comparisons> {
  const since = (older: VersionState, newer: VersionState) =>
    grouped(changesBetween(older.document, newer.document))
      .flatMap((group) => compared(group, pages, folder))
      .sort((one, other) => Number(other.breaking) - Number(one.breaking));
  return new Map(
    versions.slice(0, -1).map((newer, index) => {
      const older = versions.slice(index + 1);
      return [newer.version, Object.fromEntries(older.map((one) => [one.version, since(one, newer)]))];
    }),
  );
}

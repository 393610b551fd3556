import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Entries of a sidebar that follow each other, from the first to before the last, and are all shown or all left out. */
export type Run = {from: number; to: number; isShown: boolean};

/** Rows that fill a sidebar 1,000 px high. */
const firstScreen = 30;

type IsActive = (entry: PropSidebarItem) => boolean;

/** @returns how many lines an entry has: with what is in it when it is open */
function rowsOf(entry: PropSidebarItem, isActive: IsActive): number {
  if (entry.type !== 'category') return 1;
  if (entry.collapsed && !isActive(entry)) return 1;
  return entry.items.reduce((rows, item) => rows + rowsOf(item, isActive), 1);
}

/**
 * @param entries of the first level
 * @param isActive whether an entry is the page, or has it in it
 * @returns the entries of the first screen and the page's own as shown, the others as left out; all as shown when a
 *   screen has room for so many
 */
export function runsOf(entries: readonly PropSidebarItem[], isActive: IsActive): Run[] {
  if (entries.length <= firstScreen) return [{from: 0, to: entries.length, isShown: true}];
  const runs: Run[] = [];
  let rows = 0;
  entries.forEach((entry, index) => {
    const isShown = rows < firstScreen || isActive(entry);
    const last = runs.at(-1);
    if (last?.isShown === isShown) last.to = index + 1;
    else runs.push({from: index, to: index + 1, isShown});
    rows += rowsOf(entry, isActive);
  });
  return runs;
}

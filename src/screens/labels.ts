/** Every label of a screen, and the ways that lead to it. */
import {menus} from './menus';
import {wordOf, type Control, type Screen, type Table} from './model';

const pillsIn = ({rows}: Table): string[] =>
  rows.flat().flatMap((cell) => (typeof cell === 'object' && 'badge' in cell ? [cell.badge] : []));

/** Words of a state, which a colour comes with. */
const statesIn = (control: Control): string[] =>
  'parts' in control
    ? Object.values(control.parts)
        .flatMap(({tone, value}) => (tone ? [value ?? '', wordOf(tone) ?? ''] : []))
        .filter(Boolean)
    : [];

/** Labels of a control: its own, and those of its parts or columns beneath it. */
function chainsOf(control: Control): string[][] {
  const own = control.label ? [control.label] : [];
  const parts = 'parts' in control ? Object.values(control.parts).map(({label}) => label) : [];
  const words = control.kind === 'table' ? [...control.columns, ...pillsIn(control)] : statesIn(control);
  return [own, ...[...parts, ...words].map((label) => [...own, label])];
}

/** The tab that a control is beneath: those behind it are beneath the chosen one. */
const chosenTab = (control: Control): string[] =>
  control.kind === 'tabs'
    ? Object.values(control.parts)
        .filter(({state}) => state === 'on')
        .map(({label}) => label)
    : [];

/**
 * @returns ways through the screen, from the menu to a control: a path that a page writes as `:ui[A] > :ui[B]` is one of
 *   them, or a part of one in the same order
 */
export function waysOf(screen: Screen): string[][] {
  const ways: string[][] = menus[screen.product].map((entry) => [entry]);
  const place = [...screen.where];
  ways.push(place);
  let tabs: string[] = [];
  for (const control of Object.values(screen.regions).flatMap(({controls}) => Object.values(controls))) {
    const isBelow = control.kind !== 'tabs';
    for (const chain of chainsOf(control)) ways.push([...place, ...(isBelow ? tabs : []), ...chain]);
    tabs = control.kind === 'tabs' ? chosenTab(control) : tabs;
  }
  return ways;
}

/** @returns every label that a screen shows */
export const labelsOf = (screen: Screen): Set<string> => new Set(waysOf(screen).flat());

/** @returns whether a way has these labels in this order */
export function leads(way: readonly string[], path: readonly string[]): boolean {
  let at = 0;
  for (const label of way) if (label === path[at]) at += 1;
  return at === path.length;
}

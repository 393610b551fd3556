/** The part of the summary that tells which pages are new, changed or gone. */
import type {PageMeasures, SiteMeasures} from './page-measures';
import {counted, table} from './markdown';

/** GitHub cuts a summary at 1 MiB; nobody reads more rows than these. */
const most = 60;

const number = (value: number) => value.toLocaleString('en-GB');

function change(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) return number(after ?? before ?? 0);
  const difference = after - before;
  return difference
    ? `${number(before)} → ${number(after)} (${difference > 0 ? '+' : '−'}${number(Math.abs(difference))})`
    : number(after);
}

const total = (site: SiteMeasures) => Object.values(site).reduce((sum, {bytes}) => sum + bytes, 0);

function row(address: string, before: PageMeasures | undefined, after: PageMeasures | undefined): string[] {
  const kind = before && after ? 'changed' : after ? 'new' : 'gone';
  const of = (key: 'words' | 'links' | 'bytes') => change(before?.[key], after?.[key]);
  return [`\`${address}\``, kind, of('words'), of('links'), of('bytes')];
}

/**
 * @param before undefined: nothing is known of the site before
 * @returns Markdown
 */
export function pagesPart(before: SiteMeasures | undefined, after: SiteMeasures): string {
  if (!before)
    return `${counted(Object.keys(after).length, 'page')}, ${number(total(after))} bytes. What they were before is not known: the branch that this one goes into has no measures yet.`;
  const addresses = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const rows = addresses
    .filter((address) => before[address]?.digest !== after[address]?.digest)
    .map((address) => row(address, before[address], after[address]));
  const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
  const all = `All ${number(Object.keys(after).length)} pages: ${change(total(before), total(after))} bytes.`;
  if (!rows.length) return `No page has another content. ${all}`;
  return `${table(['Page', '', 'Words', 'Links', 'Bytes'], rows.slice(0, most))}${more}\n\n${all}`;
}

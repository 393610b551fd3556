/** The calculator of the retention reference: every row is worked out again by the rule that the page states. */
import type {Heading, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {factTexts} from '../../src/content/insertions/factTexts';
import {pageAt} from './corpus';

const day = 24 * 60 * 60 * 1000;
const [hour = 0, minute = 0] = (factTexts.get('focus.retention.runTime') ?? '').split(':').map(Number);
const graceDays = Number(factTexts.get('focus.retention.graceDays'));

const page = pageAt('docs/focus/admin/retention-reference.md');

function calculator(): string[][] {
  const nodes = page.tree.children;
  const at = nodes.findIndex(
    (node): node is Heading => node.type === 'heading' && textOf(node) === 'Calculator',
  );
  const table = nodes.slice(at).find((node): node is Table => node.type === 'table');
  return (table?.children ?? []).slice(1).map(({children}) => children.map((cell) => textOf(cell)));
}

/** Adds a policy such as `5 years`: calendar units, the day cut to the last of the month. */
function plus(start: Date, policy: string): Date | undefined {
  const [, count, unit] = /^(\d+) (day|month|year)s?$/.exec(policy) ?? [];
  if (!unit) return undefined;
  if (unit === 'day') return new Date(start.getTime() + Number(count) * day);
  const months = start.getUTCMonth() + Number(count) * (unit === 'year' ? 12 : 1);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** The first nightly run at or after an instant. */
function runAfter(instant: Date): Date {
  const run = new Date(instant);
  run.setUTCHours(hour, minute, 0, 0);
  return run < instant ? new Date(run.getTime() + day) : run;
}

/** The page says at which time of day each of the three is. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function expected(start: string, policy: string): string[] {
  const ends = plus(new Date(start), policy);
  if (!ends) return ['None', 'None', 'None'];
  const pending = runAfter(ends);
  return [ends, pending, new Date(pending.getTime() + graceDays * day)].map(dayOf);
}

it('retention: every row of the calculator holds', () => {
  const rows = calculator();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(rows.map((cells) => cells.slice(2))).toEqual(
    rows.map(([start = '', policy = '']) => expected(start, policy)),
  );
});

/** One press of a reader on a page that has just come. */
import type {Random} from '../../bench/random';
import {controls, type Control, type ControlName} from '../controls';
import {pressFirst} from '../human-input';
import {ask, hydrated, until} from '../page';
import type {Seat, Reader} from '../reader';
import type {Line} from '../relay';

export type Press = Line & {
  control: ControlName;
  /** Whether the reader has files of the site from the page before. */
  isWarm: boolean;
  /** Why the press counts as lost. */
  lost?: string;
  /** Errors in the console. */
  errors: string[];
};

/** A slow 4G as Lighthouse simulates it (1.6 Mbit/s, 150 ms), up to a good one. */
const fastest = 10_000_000;
const slowest = 1_600_000;
const latency = {least: 50, most: 150};

/** Milliseconds after which nobody waits for an answer any more. */
const answerWithin = 10_000;

/** A choice that is stored would be there already when the same reader presses next. */
const forget = (reader: Reader) => ask(reader.tab, () => localStorage.clear());

const leadsAway = (name: ControlName) => name === 'sidebar link';
const passes = (name: ControlName) => name === 'copy';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function pressOnce(reader: Reader, name: ControlName): Promise<void> {
  const control: Control = controls[name];
  await reader.tab.open(reader.site + control.path);
  await pressFirst(reader.tab, reader.random, control.mark);
  await until('the press is answered', () => control.isDone(reader.tab), answerWithin);
  if (leadsAway(name) || passes(name)) return;
  await hydrated(reader.tab);
  if (!(await control.isDone(reader.tab))) throw new Error('React took the answer back');
}

/** Which control, connection and reader come next. */
export function chances(random: Random, names: readonly ControlName[]): Omit<Press, 'errors'> {
  return {
    control: random.pick(names),
    latency: latency.least + random.below(latency.most - latency.least),
    bitsPerSecond: slowest + random.below(fastest - slowest),
    isWarm: random.chance(0.5),
  };
}

/**
 * @param number of the press, which settles its chances with the seed
 * @param before the reader of the press before, who goes on if the press is a warm one
 * @returns what came of it, and the reader
 */
export async function press(
  seat: Seat,
  number: number,
  chance: Omit<Press, 'errors'>,
  before: Reader | undefined,
): Promise<{result: Press; reader: Reader}> {
  const {width}: Control = controls[chance.control];
  const name = `press ${number}`;
  const stays = chance.isWarm && before !== undefined;
  const reader = stays ? await seat.again(before, name, width, chance) : await seat.seat(name, width, chance);
  const known = stays ? (await reader.tab.errors()).length : 0;
  let lost: string | undefined;
  try {
    if (stays) await forget(reader);
    await pressOnce(reader, chance.control);
  } catch (error) {
    lost = messageOf(error);
  }
  const errors = (await reader.tab.errors().catch(() => [])).slice(known);
  return {result: {...chance, isWarm: stays, lost, errors}, reader};
}

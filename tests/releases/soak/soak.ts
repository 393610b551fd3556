import type {Random} from '../../bench/random';
import {Readers, type Tally} from './readers';
import type {Release} from './release';

/** What is done to the site while it is read. */
export type Act = {
  /** Name of the release that readers get from then on. */
  to: string;
  run: () => Promise<unknown>;
};

export type Soak = {
  port: number;
  /** All that readers may get; the first is published when the soak begins. */
  releases: readonly Release[];
  /** How many read at the same time. */
  readers: number;
  acts: readonly Act[];
  /** Milliseconds after an act in which what it replaced may still be sent. */
  grace: number;
  /** Waits for a part of the time: before the first act, between two, and after the last. */
  part: (answered: () => number) => Promise<void>;
  random: Random;
};

/**
 * Has readers read a site without a pause while it is released and rolled back.
 *
 * @returns what they got; a site without a fault leaves no problem in it
 * @throws Error when an act fails
 */
export async function soak({port, releases, readers, acts, grace, part, random}: Soak): Promise<Tally> {
  const all = new Readers(port, releases, grace, random);
  const answered = () => all.answered;
  all.expect(releases[0]!.name);
  const reading = all.read(readers);
  try {
    await part(answered);
    for (const {to, run} of acts) {
      all.expectAny();
      await run();
      all.expect(to);
      await part(answered);
    }
  } finally {
    all.stop();
    await reading;
  }
  return all.tally;
}

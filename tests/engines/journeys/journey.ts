/** Runs one journey and looks at what it leaves behind. */
import {expect, it} from 'vitest';
import {photograph, type Reader, type Seat} from '../reader';
import type {Line} from '../relay';

/** A journey for `npm run test:full` alone; src/guides/review-and-release.md, "The checks", says why for each. */
export const inFull = (isLeftOut: unknown = false) => it.skipIf(!process.env.FULL || isLeftOut);

export type Journey = (
  name: string,
  options: {
    width?: number;
    line?: Line;
    /** What the browser itself writes to the console in this journey. */
    allowed?: RegExp;
  },
  act: (reader: Reader) => Promise<void>,
) => Promise<void>;

/** @returns a function that seats a reader, has them act, and expects a quiet console */
export const journeyIn =
  (engine: string, seat: () => Seat): Journey =>
  async (name, {width, line, allowed}, act) => {
    const reader = await seat().seat(name, width, line);
    try {
      await act(reader);
      const errors = await reader.tab.errors();
      expect(
        errors.filter((error) => !allowed?.test(error)),
        'errors in the console',
      ).toEqual([]);
    } catch (error) {
      await photograph(reader, `${engine} ${name}`).catch(() => undefined);
      throw error;
    }
  };

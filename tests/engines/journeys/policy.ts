/** The policy that a page has in itself is all that hosts of files give a reader; it refuses nothing that the site needs. */
import {expect, inject, it} from 'vitest';
import {visit} from '../policy/visit';
import type {Engine} from '../port';
import {open} from '../reader';
import {head} from '../record';
import {drawn, operation, tabbed, wanted} from '../scenes';

/** Milliseconds for a hundred presses, each of which is drawn, in three engines at once. */
const patience = 180_000;

export function policy(engine: Engine): void {
  it(
    'policy: from pages alone, it refuses nothing that a reader can press',
    {timeout: patience},
    async () => {
      const own = engine.head ? '' : head;
      const seat = await open(engine, inject('site'), inject('seed'), own, 'pages');
      try {
        for (const {path} of [tabbed, operation, drawn]) {
          const {presses, refused} = await visit(await seat.seat(path), path, wanted.title);
          expect(presses, path).toBeGreaterThan(5);
          expect(refused, path).toEqual([]);
        }
      } finally {
        await seat.close();
      }
    },
  );
}

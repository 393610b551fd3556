/** The policy that a page has in itself is all that hosts of files give a reader; it refuses nothing that the site needs. */
import {expect, inject, it} from 'vitest';
import {visit} from '../policy/visit';
import type {Engine} from '../port';
import {open} from '../reader';
import {head} from '../record';
import {drawn, long, operation, tabbed, wanted} from '../scenes';

export function policy(engine: Engine): void {
  it('policy: from pages alone, it refuses nothing that a reader can press', async () => {
    const own = engine.head ? '' : head;
    const seat = await open(engine, inject('site'), inject('seed'), own, 'pages');
    try {
      for (const {path} of [long, tabbed, operation, drawn]) {
        const {presses, refused} = await visit(await seat.seat(path), path, wanted.title);
        expect(presses, path).toBeGreaterThan(5);
        expect(refused, path).toEqual([]);
      }
    } finally {
      await seat.close();
    }
  });
}

/** Every journey in one engine. */
import {afterAll, beforeAll, describe, inject} from 'vitest';
import {lackOf} from '../../support/programs';
import {open, type Seat} from '../reader';
import type {Engine} from '../port';
import {acts} from './acts';
import {calling} from './calling';
import {guides} from './guides';
import {journeyIn} from './journey';
import {keyboard} from './keyboard';
import {reading} from './reading';
import {reference} from './reference';
import {searching} from './searching';
import {moving} from './moving';
import {offline} from './offline';
import {policy} from './policy';

/** @param programs those that the engine needs; without them the journeys are left out, by name */
export function journeys(engine: Engine, ...programs: string[]): void {
  const lack = lackOf(programs);
  describe.skipIf(lack)([engine.name, lack].filter(Boolean).join(' '), () => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await open(engine, inject('site'), inject('seed'));
    });
    afterAll(() => seat.close());
    const journey = journeyIn(engine.name, () => seat);
    acts(journey);
    searching(journey);
    moving(journey);
    offline(journey);
    policy(engine);
    // The browser tests of `npm test` hold these in Chromium.
    if (engine.name === 'Chromium' && !process.env.FULL) return;
    keyboard(journey);
    reading(engine, journey);
    guides(journey);
    reference(journey);
    calling(journey);
  });
}

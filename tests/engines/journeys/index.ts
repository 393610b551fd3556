/** Every journey in one engine. */
import {afterAll, beforeAll, describe, inject} from 'vitest';
import {open, type Seat} from '../reader';
import type {Engine} from '../port';
import {acts} from './acts';
import {journeyIn} from './journey';
import {keyboard} from './keyboard';
import {reading} from './reading';
import {searching} from './searching';
import {moving} from './moving';

export function journeys(engine: Engine): void {
  describe(engine.name, () => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await open(engine, inject('site'), inject('seed'));
    });
    afterAll(() => seat.close());
    const journey = journeyIn(engine.name, () => seat);
    acts(journey);
    searching(journey);
    moving(journey);
    keyboard(journey);
    reading(engine, journey);
  });
}

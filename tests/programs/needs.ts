import {beforeEach} from 'vitest';
import {lackOf} from '../support/programs';

/** Leaves the tests of a file out, by name, where programs that they run are not installed. */
export function needs(...names: string[]): void {
  beforeEach(({skip}) => {
    const lack = lackOf(names);
    if (lack) skip(lack);
  });
}

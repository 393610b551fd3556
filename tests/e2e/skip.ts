import {test} from '@playwright/test';
import {lackOf} from '../support/programs';

/** Leaves the running test out, by name, where a program that it drives is not installed. */
export function skipWithout(program: string): void {
  const lack = lackOf([program]);
  test.skip(lack !== undefined, lack);
}

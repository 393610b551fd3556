/**
 * Numbers of the products that several pages quote (`docs/_facts.json`). A page writes `{{focus.export.maxItems}}` and
 * the unit in words; a changed number changes everywhere. Times of day are UTC; the name of a number ends with its unit
 * where the unit is not plain from the name.
 */
import {get} from 'lodash';
import facts from '../../docs/_facts.json';

export {facts};

/**
 * @param name dotted, such as `focus.export.maxItems`
 * @throws Error when no fact has the name
 */
export function factValue(name: string): number | string {
  const value: unknown = get(facts, name);
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`No fact has the name ${name}`);
  return value;
}

/**
 * Numbers of the products that several pages quote (`docs/_facts.json`). A page writes `{{focus.export.maxItems}}` and
 * the unit in words; a changed number changes everywhere. Times of day are UTC; the name of a number ends with its unit
 * where the unit is not plain from the name.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {get} from 'lodash';
import type written from '../../docs/_facts.json';

const file = 'docs/_facts.json';

function read(): typeof written {
  const text = readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  try {
    return JSON.parse(text) as typeof written;
  } catch (error) {
    const {message} = error as Error;
    const [, position = text.length] = /position (\d+)/.exec(message) ?? [];
    const {length} = text.slice(0, Number(position)).split('\n');
    throw new Error(`${file}:${length}: ${message}. Remedy: correct the JSON.`, {cause: error});
  }
}

export const facts = read();

/**
 * @param name dotted, such as `focus.export.maxItems`
 * @throws Error when no fact has the name
 */
export function factValue(name: string): number | string {
  const value: unknown = get(facts, name);
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`No fact has the name ${name}`);
  return value;
}

/** JSON of an answer, for people. */
import {inTime} from '../../../../runtime/contract';
import {losesDigits} from '../losesDigits';
import type {Read} from './exactJson';

type Reader = (text: string) => Read | undefined;

const plainJson: Reader = (text) => {
  try {
    const value = JSON.parse(text) as unknown;
    return {value, text: JSON.stringify(value, null, 2)};
  } catch {
    return undefined;
  }
};

/**
 * @param text of one or several values
 * @returns what reads it; where JavaScript would round its numbers, that is a file of its own, without which they are rounded
 */
export async function readerFor(text: string): Promise<Reader> {
  if (!losesDigits(text)) return plainJson;
  const exact = await inTime(import('./exactJson')).catch(() => undefined);
  return (one) => exact?.exactJson(one) ?? plainJson(one);
}

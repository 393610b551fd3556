/** Every error code of Focus: the one source of the page, of the file for download and of the rules. */
import {readFolder} from '../data/readData';
import type {ErrorCode, Family} from './types';

/** Families in the order of the page. */
export const families: readonly Family[] = readFolder<Family>('docs/focus/troubleshooting/_error-codes').sort(
  (one, other) => one.prefix.localeCompare(other.prefix),
);

/** Every code, in the order of the page. */
export const errorCodes: readonly ErrorCode[] = families.flatMap(({codes}) => codes);

/** Times of files by their content, so that servers, which make entity tags of times, give the same content the same. */
import {createHash} from 'node:crypto';
import {utimes} from 'node:fs/promises';

const [first, span] = [Date.UTC(2000, 0) / 1000, 20 * 365 * 24 * 3600];

/**
 * A time that differs where the content does, at one chance in 630 million. It says nothing of when: both servers compare
 * times for being the same. It lies in the past of every clock.
 *
 * @param content of a file
 * @returns seconds since 1970
 */
export function timeOf(content: Buffer): number {
  return first + (createHash('sha256').update(content).digest().readUIntBE(0, 6) % span);
}

/**
 * @param file whose time is set
 * @param content of it, or of the file that it was compressed from
 */
export async function setTime(file: string, content: Buffer): Promise<void> {
  const seconds = timeOf(content);
  await utimes(file, seconds, seconds);
}

/**
 * wrk (https://github.com/wg/wrk) sends requests as quickly as they are answered. A client in Node would take so much of the
 * processor that it would be measured in the place of the server.
 */
import {spawnSync} from 'node:child_process';
import {runQuietly} from '../../../src/cli/command';

export type Load = {requests: number; perSecond: number; errors: number};

/** As Chromium asks for a page. */
const headers = [
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
];

/** Seconds after which an answer counts as lost; of a thousand on a busy machine one may wait longer than the usual two. */
const patience = 20;

/** One for each of two processors, which is enough for any. */
const threads = 2;

/** @throws Error when it is not installed */
export function checkWrk(): void {
  // It has no option that ends it with 0.
  if (spawnSync('wrk', ['--version']).error)
    throw new Error(
      'The part "load" needs wrk. Remedy: apt-get install wrk, or brew install wrk; or name the other parts.',
    );
}

const numberAfter = (text: string, words: RegExp) => Number(words.exec(text)?.[1] ?? 0);

/**
 * @param output of wrk
 * @returns what it counted; an answer that is neither 2xx nor 3xx is an error
 * @throws Error when it counted nothing
 */
export function readLoad(output: string): Load {
  const requests = numberAfter(output, /(\d+) requests in /);
  const perSecond = numberAfter(output, /Requests\/sec: +([\d.]+)/);
  if (!requests || !perSecond) throw new Error(`wrk has sent nothing:\n${output}`);
  const [, sockets = ''] = /Socket errors: (.*)/.exec(output) ?? [];
  const failed = [...sockets.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
  return {requests, perSecond, errors: failed + numberAfter(output, /Non-2xx or 3xx responses: (\d+)/)};
}

/**
 * @param url asked for again and again
 * @param connections open at the same time
 * @param seconds how long
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const {output} = await runQuietly('wrk', [
    `-t${Math.min(threads, connections)}`,
    `-c${connections}`,
    `-d${seconds}s`,
    `--timeout=${patience}s`,
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ]);
  return readLoad(output);
}

import {inTime} from './timeout';

async function attempt(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

/**
 * Fetches a data file of the site, with one retry and a timeout.
 *
 * @param address of the file
 * @param signal aborts the request
 * @returns the parsed JSON; the caller knows its shape
 * @throws Error when it fails twice, is no JSON, or takes more than ten seconds
 */
export function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  return inTime(
    attempt(address, signal).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return attempt(address, signal);
    }),
  );
}

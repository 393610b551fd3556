import {inTime} from './timeout';

async function attempt(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

/**
 * A data file of the site, asked for once more when it does not come.
 *
 * @param address of the file
 * @param signal that nobody waits for it any more
 * @returns what the file holds; the caller knows its shape
 * @throws Error when it did not come twice, came as something else than JSON, or took too long
 */
export function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  return inTime(
    attempt(address, signal).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return attempt(address, signal);
    }),
  );
}

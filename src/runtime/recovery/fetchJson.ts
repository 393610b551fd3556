import {inTime} from './timeout';

async function attempt<Content>(
  address: string,
  read: (response: Response) => Promise<Content>,
  signal?: AbortSignal,
): Promise<Content> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return read(response);
}

function fetchFile<Content>(
  address: string,
  read: (response: Response) => Promise<Content>,
  signal?: AbortSignal,
): Promise<Content> {
  return inTime(
    attempt(address, read, signal).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return attempt(address, read, signal);
    }),
  );
}

/**
 * Fetches a text file of the site, with one retry and a timeout.
 *
 * @throws Error when it fails twice, or takes more than ten seconds
 */
export const fetchText = (address: string): Promise<string> =>
  fetchFile(address, (response) => response.text());

/**
 * Fetches a data file of the site, with one retry and a timeout.
 *
 * @param address of the file
 * @param signal aborts the request
 * @returns the parsed JSON; the caller knows its shape
 * @throws Error when it fails twice, is no JSON, or takes more than ten seconds
 */
export function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  return fetchFile(address, (response) => response.json() as Promise<unknown>, signal);
}

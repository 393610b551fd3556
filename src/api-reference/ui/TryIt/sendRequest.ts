/** Sends a request from the page, and says what is known when that fails. */
import {explainFailure} from './explainFailure';
import type {BuiltRequest} from './buildRequest';

export type Answer = {
  status: number;
  statusText: string;
  headers: [string, string][];
  type: string;
  body: Blob;
  /** Milliseconds; none for an example. */
  time?: number;
};

/** Timeout of a request in milliseconds. */
const timeLimit = 30_000;

/** Detects violations of the Content Security Policy, which `fetch` does not tell from other failures. */
function watchPolicy(): {wasRefused: () => boolean; stop: () => void} {
  let refused = false;
  const listen = ({effectiveDirective}: SecurityPolicyViolationEvent) => {
    refused ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen);
  return {
    wasRefused: () => refused,
    stop: () => document.removeEventListener('securitypolicyviolation', listen),
  };
}

function isAddress(url: string): boolean {
  try {
    return Boolean(new URL(url, location.href));
  } catch {
    return false;
  }
}

async function answerOf(response: Response, start: number): Promise<Answer> {
  const body = await response.blob();
  const headers: Answer['headers'] = [];
  response.headers.forEach((value, name) => headers.push([name, value]));
  return {
    status: response.status,
    statusText: response.statusText,
    headers,
    type: response.headers.get('Content-Type') ?? '',
    body,
    time: performance.now() - start,
  };
}

/**
 * Cookies, the address of the page and the browser's cache stay out of it.
 *
 * @param cancel when the reader gives up
 * @throws Error with a message for the reader
 */
export async function sendRequest(
  {url, method, headers, body}: BuiltRequest,
  cancel: AbortSignal,
): Promise<Answer> {
  const policy = watchPolicy();
  const end = new AbortController();
  const stop = () => end.abort();
  cancel.addEventListener('abort', stop);
  const timeout = setTimeout(stop, timeLimit);
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: end.signal,
    });
    return await answerOf(response, start);
  } catch (error) {
    // The event of a policy violation is dispatched in a later task than the failure.
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error(
      explainFailure({
        isCancelled: cancel.aborted,
        isLate: end.signal.aborted && !cancel.aborted,
        isRefused: policy.wasRefused(),
        isOffline: !navigator.onLine,
        isInvalid: !isAddress(url),
        seconds: timeLimit / 1000,
        url,
        page: location.href,
      }),
      {cause: error},
    );
  } finally {
    clearTimeout(timeout);
    policy.stop();
  }
}

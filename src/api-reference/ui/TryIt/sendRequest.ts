/** Sends a request from the page, and says what is known when that fails. */
import {explainFailure, unsendable} from './explainFailure';
import type {BuiltRequest} from './buildRequest';

export type Answer = {
  status: number;
  statusText: string;
  headers: [string, string][];
  type: string;
  body: Blob;
  /** Milliseconds; none for an example. */
  time?: number;
  /** Why the body ended before its time. */
  cut?: string;
};

/** A request is given up after so many milliseconds in which nothing comes; what comes may take as long as it likes. */
const silenceLimit = 30_000;

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

/** Aborts when nothing was heard for the limit, or when the reader gives up. */
function listening(cancel: AbortSignal) {
  const end = new AbortController();
  const stop = () => end.abort();
  const wait = () => setTimeout(stop, silenceLimit);
  let timeout = wait();
  cancel.addEventListener('abort', stop);
  if (cancel.aborted) stop();
  return {
    signal: end.signal,
    heard() {
      clearTimeout(timeout);
      timeout = wait();
    },
    stop() {
      clearTimeout(timeout);
      cancel.removeEventListener('abort', stop);
    },
  };
}

/** Why a body that had begun has ended. */
function cutBy(cancel: AbortSignal, signal: AbortSignal): string {
  if (cancel.aborted) return 'Cancelled. This is what had arrived.';
  if (signal.aborted)
    return `Nothing more arrived for ${silenceLimit / 1000} seconds. This is what had arrived.`;
  return 'The connection was lost. This is what had arrived.';
}

/**
 * Cookies, the address of the page and the browser's cache stay out of it.
 *
 * @param cancel when the reader gives up
 * @returns the whole answer, or what had come of its body when it ended early
 * @throws Error with a message for the reader, when there is no answer at all
 */
export async function sendRequest(request: BuiltRequest, cancel: AbortSignal): Promise<Answer> {
  const refusal = unsendable(request, location.href);
  if (refusal) throw new Error(refusal);
  const {url, method, headers, body} = request;
  const policy = watchPolicy();
  const ear = listening(cancel);
  const chunks: BlobPart[] = [];
  const start = performance.now();
  let answer: Answer | undefined;
  const soFar = (known: Answer): Answer => ({
    ...known,
    body: new Blob(chunks, {type: known.type}),
    time: performance.now() - start,
  });
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: ear.signal,
    });
    const {status, statusText} = response;
    const type = response.headers.get('Content-Type') ?? '';
    const known = {status, statusText, headers: [...response.headers], type, body: new Blob()};
    answer = known;
    const reader = response.body?.getReader();
    for (;;) {
      ear.heard();
      const part = await reader?.read();
      if (!part || part.done) return soFar(known);
      chunks.push(part.value);
    }
  } catch (error) {
    if (answer && chunks.length) return {...soFar(answer), cut: cutBy(cancel, ear.signal)};
    // The event of a policy violation is dispatched in a later task than the failure.
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error(
      explainFailure({
        isCancelled: cancel.aborted,
        isLate: ear.signal.aborted && !cancel.aborted,
        isRefused: policy.wasRefused(),
        isOffline: !navigator.onLine,
        seconds: silenceLimit / 1000,
        url,
        page: location.href,
      }),
      {cause: error},
    );
  } finally {
    ear.stop();
    policy.stop();
  }
}

/** Why a request did not get an answer, as far as a page can know. */
import type {BuiltRequest} from './buildRequest';

export type FailureFacts = {
  isCancelled: boolean;
  isLate: boolean;
  /** The site's Content Security Policy forbade the call. */
  isRefused: boolean;
  isOffline: boolean;
  seconds: number;
  url: string;
  page: string;
};

/**
 * Why no browser sends a request: `fetch` would throw at once, which is told before, and apart from a failed connection.
 *
 * @param page from which a relative address is meant
 * @returns undefined for a request that can be sent
 */
export function unsendable(request: BuiltRequest, page: string): string | undefined {
  const {method, url, headers, body} = request;
  const use = 'Use the code sample.';
  if (/^(CONNECT|TRACE|TRACK)$/.test(method)) return `A browser does not let a page send ${method}. ${use}`;
  if (body !== undefined && /^(GET|HEAD)$/.test(method))
    return `A browser cannot send a body with ${method}. ${use}`;
  const [name] = headers.find(([, text]) => /[^\t -~\u0080-\u00ff]/.test(text)) ?? [];
  if (name) return `Headers can contain only Latin-1 characters, and ${name} contains others. ${use}`;
  try {
    new URL(url, page);
    return undefined;
  } catch {
    return `The address ${url} is not valid. Check the server and its variables.`;
  }
}

const instead =
  'Use the code sample on this page, which runs outside the browser, or choose ‘Example responses’ as the server.';

const isLocal = (host: string) => /^(localhost|127\.|\[::1\])/.test(host);

/**
 * What to tell the reader: in the first line what happened, in the second one what to do.
 *
 * A browser does not tell a page why a request failed: CORS and an unreachable server look the same. So certain causes
 * are named, and both possible ones otherwise.
 */
export function explainFailure(facts: FailureFacts): string {
  if (facts.isCancelled) return 'Cancelled.\nThe server may still have carried out the request.';
  if (facts.isLate)
    return `No response within ${facts.seconds} seconds.\nTry again, or check the server’s status.`;
  if (facts.isOffline) {
    return 'This device is offline, so nothing was sent.\n‘Example responses’ work without a connection.';
  }
  const {protocol, origin, hostname} = new URL(facts.url, facts.page);
  if (facts.isRefused) {
    return `The security policy of this site does not allow calls to ${origin}, so nothing was sent.\n${instead}`;
  }
  if (protocol === 'http:' && new URL(facts.page).protocol === 'https:' && !isLocal(hostname)) {
    return `Browsers do not let a page served over HTTPS call ${origin} over plain HTTP.\n${instead}`;
  }
  return `The browser received no response that it can show from ${origin}.\nBrowsers hide the reason from a page. Usually the server does not allow calls from other sites’ pages (CORS), or it cannot be reached. Your request may still have arrived. ${instead}`;
}

/**
 * Conditions and ranges of a request, in the one form that `send` reads as nginx does. By itself it takes dates for
 * moments, where times of files stand for content (src/hosting/times.ts), refuses the last bytes of a file that is
 * shorter, compares weak tags as strong ones, and finds a tag of `If-Range` inside another.
 */
import type {IncomingHttpHeaders} from 'node:http';

/** What is known of the file that would be sent. */
export type Validators = {etag: string; lastModified: string; size: number};

const [noTag, noRange] = ['"none"', 'bytes=1-0'];

/** Seconds, or NaN. */
function seconds(date: string): number {
  return /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(date) ? Date.parse(date) / 1000 : NaN;
}

/** Bytes from and to of a file of this size. */
function bytesOf(part: string, size: number): [from: number, to: number] {
  const [, first = '', last = ''] = /^ *(\d*) *- *(\d*) *$/.exec(part) ?? [];
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  return [from, first && last ? Math.min(Number(last), size - 1) : size - 1];
}

/** One range is answered; several are answered with the whole file (`max_ranges` of nginx), which RFC 9110 allows. */
function oneRange(range: string, size: number): string | undefined {
  const [, list] = /^bytes=(.+)$/is.exec(range) ?? [];
  if (list === undefined) return undefined;
  let found: string | undefined;
  for (const part of list.split(',')) {
    if (!/^ *(\d+ *- *\d*|- *\d+) *$/.test(part)) return noRange;
    const [from, to] = bytesOf(part, size);
    if (from <= to) {
      if (found) return undefined;
      found = `bytes=${from}-${to}`;
    } else if (from === 0) return undefined;
  }
  return found ?? noRange;
}

/**
 * @param headers of a request
 * @param file validators of what it would be answered with
 * @param hasRanges whether parts of it are sent
 * @returns the headers of the request that decide about status and range, rewritten
 */
export function conditionsOf(
  headers: IncomingHttpHeaders,
  file: Validators,
  hasRanges: boolean,
): IncomingHttpHeaders {
  const isSame = (date: string) => seconds(date) === seconds(file.lastModified);
  const {
    'if-match': ifMatch,
    'if-none-match': ifNoneMatch,
    'if-modified-since': modifiedSince,
    'if-unmodified-since': unmodifiedSince,
    range,
  } = headers;
  const ifRange = headers['if-range'] as string | undefined;

  const isTooNew = unmodifiedSince !== undefined && !(seconds(unmodifiedSince) >= seconds(file.lastModified));
  const strongTags = ifMatch?.split(/, */).filter((tag) => !tag.startsWith('W/'));
  const match = isTooNew ? noTag : strongTags && (strongTags.join(', ') || noTag);

  // nginx wants both to hold.
  const isChanged = modifiedSince !== undefined && !isSame(modifiedSince);
  const isForOther = ifRange !== undefined && ifRange !== file.etag && !isSame(ifRange);
  const bytes = hasRanges && range !== undefined && !isForOther ? oneRange(range, file.size) : undefined;
  return {
    ...(match !== undefined && {'if-match': match}),
    ...(!isChanged && ifNoneMatch !== undefined && {'if-none-match': ifNoneMatch}),
    ...(!isChanged && modifiedSince !== undefined && {'if-modified-since': modifiedSince}),
    ...(bytes !== undefined && {range: bytes}),
  };
}

/** Sends files of a folder, by `send`: status, ranges, lengths, and what may happen to a file while it is sent. */
import {fstatSync, type Stats} from 'node:fs';
import {stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {ReadStream} from 'node:fs';
import path from 'node:path';
import send from 'send';
import {conditionsOf} from './conditions';
import {acceptedEncodings, encodings, type Encoding} from './encodings';

/** Of a file, and of nothing else. */
const statsOf = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found : undefined),
    () => undefined,
  );

/**
 * @param folder of the site
 * @param candidates site paths
 * @returns the first that is a file
 */
export async function firstFile(folder: string, candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    // On Windows a backslash divides folders, which no address means.
    const isForeign = path.sep !== '/' && candidate.includes(path.sep);
    if (!isForeign && !candidate.endsWith('/') && (await statsOf(path.join(folder, candidate))))
      return candidate;
  }
  return undefined;
}

/** Like that of nginx: time and size, so that both servers have the same. */
const tagOf = ({mtime, size}: Stats) =>
  `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`;

/** A build may change the file between two looks at it: whoever gets a part of it has to know. */
function watch(stream: ReadStream, expected: Stats, response: ServerResponse): void {
  stream.on('open', (descriptor) => {
    const now = fstatSync(descriptor);
    if (now.size !== expected.size || now.mtimeMs !== expected.mtimeMs) response.destroy();
  });
  const length = Number(response.getHeader('Content-Length'));
  stream.on('end', () => {
    if (stream.bytesRead < length) response.destroy();
  });
}

/** Files of a copy that was made without their times are written in any order. */
const copying = 60_000;

/** Compressed files beside a file; one that is older than the file is of what has been there before. */
async function variantsOf(folder: string, file: string): Promise<Encoding[]> {
  const own = await statsOf(path.join(folder, file));
  const found = await Promise.all(encodings.map(({ending}) => statsOf(path.join(folder, file + ending))));
  return encodings.filter((_, index) => own && (found[index]?.mtimeMs ?? 0) >= own.mtimeMs - copying);
}

/** What of a request decides about the answer. */
export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

export type Answer = {folder: string; file: string; headers: Readonly<Record<string, string>>};

/**
 * Answers with a file, as it is or compressed.
 *
 * @param request whose conditions and ranges count when `status` is 200
 * @returns the status to answer with instead, when there is no such file or a condition fails; nothing is sent then
 */
export async function sendFile(
  request: Asked,
  response: ServerResponse,
  {folder, file, headers}: Answer,
  status: 200 | 404 = 200,
): Promise<number | undefined> {
  const variants = await variantsOf(folder, file);
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
  const encoding = accepted.find((one) => variants.includes(one));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (variants.length)
    response.setHeader('Vary', [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  if (encoding) response.setHeader('Content-Encoding', encoding.coding);
  response.statusCode = status;

  const asked = {method: request.method, headers: {}};
  const sitePath = `${file}${encoding?.ending ?? ''}`.split('/').map(encodeURIComponent).join('/');
  const hasRanges = !encoding && status === 200;
  return new Promise((resolve) => {
    let stats: Stats | undefined;
    send(asked as IncomingMessage, sitePath, {
      root: folder,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      acceptRanges: hasRanges,
      lastModified: status === 200,
    })
      .on('file', (_: string, found: Stats) => {
        stats = found;
        const etag = tagOf(found);
        response.setHeader('ETag', etag);
        if (status !== 200) return;
        const validators = {etag, lastModified: found.mtime.toUTCString(), size: found.size};
        asked.headers = conditionsOf(request.headers, validators, hasRanges);
      })
      .on('stream', (stream: ReadStream) => stats && watch(stream, stats, response))
      .on('directory', () => resolve(404))
      .on('error', ({status: failed = 500}: {status?: number}) => resolve(failed))
      .pipe(response)
      .on('close', () => resolve(undefined));
  });
}

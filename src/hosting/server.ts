/** The server of `npm run serve` and of the tests. It answers as nginx does, and `send` handles the files. */
import {createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {canonicalPath, meantPath, notFoundFile} from './address';
import {feedHeaders} from './feedHeaders';
import {firstFile, sendFile, type Asked} from './files';
import {allowedMethods, caching, fileHeaders, hiddenFiles, securityHeaders} from './headers';
import {pageFile, pageHeaders, wantsMarkdown} from './negotiation';
import {requestTarget} from './requestTarget';
import {siteIn} from './site';
import {typeOf} from './types';

type Headers = Readonly<Record<string, string>>;

/** @returns whether it has taken the request */
type Relay = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Files that may be what a path means, the first of them first. */
function candidates(meant: string, accept?: string): string[] {
  if (hiddenFiles.includes(meant)) return [];
  if (meant.startsWith(caching.hashed.path)) return [meant];
  const page = pageFile(meant, 'html');
  const files = meant === '/' ? [page] : [page, meant];
  return wantsMarkdown(accept) ? [pageFile(meant, 'md'), ...files] : files;
}

/** @param folder of the site @param baseUrl folder of it on its host */
class Site {
  private readonly folder: string;
  private readonly moved: ReadonlyMap<string, string>;
  private readonly security: Headers;

  constructor(
    folder: string,
    private readonly baseUrl: string,
  ) {
    this.folder = path.resolve(folder);
    const {moved, policy} = siteIn(folder);
    this.moved = moved;
    this.security = securityHeaders(policy);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request.url ?? '');
    const isHere = target?.path.startsWith(this.baseUrl);
    const local = target && isHere ? target.path.slice(this.baseUrl.length - 1) : '/';
    const meant = meantPath(local);
    // nginx stops at such a target, before it reads what the client takes.
    if (!target || meant === undefined) return this.notFound({method: request.method, headers: {}}, response);
    if (!allowedMethods.includes(request.method ?? ''))
      return this.note(response, 405, {Allow: allowedMethods.join(', ')});
    const {path: written, query} = target;
    if (`${written}/` === this.baseUrl) return this.note(response, 301, {Location: this.baseUrl + query});
    if (!isHere) return this.note(response, 404);

    const moved = canonicalPath(local, this.moved);
    if (moved) return this.note(response, 301, {Location: this.baseUrl.slice(0, -1) + moved + query});
    const {accept} = request.headers;
    const file = await firstFile(this.folder, candidates(meant, accept));
    if (!file) return this.notFound(request, response);
    const headers = {
      ...this.security,
      ...fileHeaders(file),
      'Content-Type': typeOf(file),
      ...pageHeaders(meant, /\.(html|md)$/.test(file)),
      ...feedHeaders(file, accept),
    };
    const failed = await sendFile(request, response, {folder: this.folder, file, headers});
    if (failed === 404) return this.notFound(request, response);
    if (failed) this.note(response, failed, {});
  }

  private async notFound(request: Asked, response: ServerResponse): Promise<void> {
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const file = notFoundFile;
    const headers = {...this.security, 'Cache-Control': caching.other, 'Content-Type': typeOf(file)};
    const failed = await sendFile(request, response, {folder: this.folder, file, headers}, 404);
    if (failed) this.note(response, 404);
  }

  /** An answer without a file; what has been set stays, such as the range of a file that is too short for another. */
  private note(response: ServerResponse, status: number, headers: Headers = {}): void {
    if (response.headersSent) return void response.destroy();
    for (const name of ['Accept-Ranges', 'Content-Encoding', 'ETag', 'Last-Modified'])
      response.removeHeader(name);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', caching.other);
    const all = {...this.security, 'Content-Type': 'text/plain; charset=utf-8', ...headers};
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(`${STATUS_CODES[status]}\n`);
  }
}

/**
 * @param folder the static folder, as built
 * @param baseUrl the folder of the site on its host, as the build knows it
 * @param relay passes on what is not for the site
 * @returns a server that is not listening yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(folder: string, baseUrl = '/', relay: Relay = () => false): Server {
  const site = new Site(folder, baseUrl);
  const server = createServer((request, response) => {
    if (relay(request, response)) return;
    site.answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  // Node hangs up on it; an answer says more.
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowedMethods.join(', ')}\r\nConnection: close\r\n\r\n`,
    );
  });
  return server;
}

/** A production server for the static folder: clean addresses, redirects, 404 status, headers, compression. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {canonicalPath} from './canonicalPath';
import {feedHeaders} from './feedHeaders';
import {cacheControl, caching, securityHeaders} from './headers';
import {typeHeaders} from './contentTypes';
import {pageFile, pageHeaders, wantsMarkdown} from './negotiation';
import {readRedirects} from './redirects';

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param folder the static folder, as built
 * @param baseUrl the folder of the site on its host, as the build knows it
 * @returns a server that is not listening yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(folder: string, baseUrl = '/'): Server {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const redirects = readRedirects(folder);
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    onNoMatch(_request, response) {
      response.statusCode = 404;
      response.setHeader('Cache-Control', caching.other);
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.end(notFound);
    },
  });
  // The middleware does not know that YAML is text.
  const isText = (response: ServerResponse) => /yaml/.test(String(response.getHeader('Content-Type')));
  const compress = compression({
    filter: (request, response) => isText(response) || compression.filter(request, response),
  });

  const has = (file: string) => existsSync(path.join(folder, file));
  /** Path of what is sent: the Markdown of a page for those who want it. */
  const fileFor = (pathname: string, accept?: string) => {
    const markdown = pageFile(pathname, 'md');
    return wantsMarkdown(accept) && has(markdown) ? markdown : pathname;
  };

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const redirect = (target: string) =>
      response.writeHead(301, {Location: query ? `${target}?${query}` : target}).end();
    if (!address.startsWith(baseUrl)) {
      if (`${address}/` === baseUrl) redirect(baseUrl);
      else response.writeHead(404).end();
      return;
    }
    const pathname = address.slice(baseUrl.length - 1);
    const {accept} = request.headers;
    const file = fileFor(pathname, accept);
    const target = canonicalPath(pathname, redirects);
    setHeaders(response, {
      ...securityHeaders,
      'Cache-Control': cacheControl(pathname),
      ...typeHeaders(file),
      ...pageHeaders(pathname, has(pageFile(pathname, 'html'))),
      ...feedHeaders(pathname, accept),
    });
    if (target) {
      redirect(baseUrl.slice(0, -1) + target);
      return;
    }
    request.url = query ? `${file}?${query}` : file;
    compress(request as never, response as never, () => files(request, response));
  });
}

/** The server of `npm run serve` and of the tests: the table of headers.ts before the files that `sirv` sends. */
import {createReadStream, existsSync} from 'node:fs';
import {createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readPolicy} from '../policy/contract.node';
import * as table from './headers';
import {pagesIn} from './pages';
import {readRedirects} from './redirects';

/** @returns whether it has taken the request */
type Relay = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What sirv does not know, and text that browsers would take for another encoding than UTF-8. */
const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/x-icon',
};

const headersOf = (sitePath: string) =>
  Object.entries(table.kinds)
    .filter(([kind]) => new RegExp(`^${table.addressesOf(kind)}`).test(sitePath))
    .reduce((all, [, headers]) => ({...all, ...headers}), table.unkept);

/**
 * @param folder the static folder, as built
 * @param baseUrl the folder of the site on its host, as the build knows it
 * @param relay passes on what is not for the site
 * @returns a server that is not listening yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(folder: string, baseUrl = '/', relay: Relay = () => false): Server {
  const notFound = path.join(folder, table.notFoundFile);
  if (!existsSync(notFound))
    throw new Error(`${folder} holds no ${table.notFoundFile}. Remedy: build the site into it.`);
  const security = table.securityHeaders(readPolicy(folder));
  const redirects = [...readRedirects(folder)];

  const files = sirv(folder, {
    // Looks at the folder at each request, so that a build may change it meanwhile.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const ending = path.extname(pathname);
      if (types[ending]) response.setHeader('Content-Type', types[ending]);
      if (!ending || ending === '.md') response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });

  return createServer((request, response) => {
    if (relay(request, response)) return;
    const {url = '', method = '', headers} = request;
    const answer = (status: number, type: string, further: Readonly<Record<string, string>> = {}) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const own = {'Content-Type': `text/${type}; charset=utf-8`, ...further};
      return response.writeHead(status, {...security, ...table.unkept, ...own});
    };
    const note = (status: number, further?: Readonly<Record<string, string>>) =>
      void answer(status, 'plain', further).end(`${STATUS_CODES[status]}\n`);
    const missing = () => void createReadStream(notFound).pipe(answer(404, 'html'));

    if (!['GET', 'HEAD'].includes(method)) return note(405, {Allow: 'GET, HEAD'});
    const [, asked = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    if (`${asked}/` === baseUrl) return note(301, {Location: baseUrl + query});
    if (!asked.startsWith(baseUrl)) return note(404);
    const sitePath = asked.slice(baseUrl.length - 1);
    const bare = new RegExp(table.written).exec(sitePath)?.groups?.bare;
    const address = bare === undefined ? sitePath : bare || '/';
    // Whatever letters are capitals, as nginx compares them.
    const isNamed = (name: string) => name.toLowerCase() === address.toLowerCase();
    const target =
      redirects.find(([from]) => isNamed(from))?.[1] ??
      (/[A-Z]/.test(address) ? pagesIn(folder).find(isNamed) : undefined) ??
      address;
    if (target !== sitePath) return note(301, {Location: baseUrl.slice(0, -1) + target + query});
    if (table.hiddenFiles.includes(sitePath.slice(1))) return missing();

    const sent = {...security, ...headersOf(sitePath)};
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    // sirv sends encodings that are refused, and misreads some ranges, which a server may ignore (RFC 9110, section 14.2).
    headers['accept-encoding'] = String(headers['accept-encoding'] ?? '').replace(
      /[\w*]+ *; *q=0(\.0*)?(?=,|$)/g,
      '',
    );
    if (!/^bytes=\d+-\d*$/.test(headers.range ?? '')) delete headers.range;
    const send = (file: string, next: () => void) => {
      request.url = file;
      files(request, response, next);
    };
    const page = () => send(sitePath, missing);
    if (!new RegExp(table.asksForMarkdown, 'i').test(headers.accept ?? '')) return page();
    send(`${sitePath === '/' ? '/index' : sitePath}.md`, page);
  });
}

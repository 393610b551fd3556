/**
 * The mocks of `npm run api:mock` under the address of the served site: `/api-mock/petstore/pet` is `/pet` of the first.
 * The policy of the pages names no server of this machine, so that the published site may call none.
 * `/api-mock/petstore` itself, which is no path of an API, says whether that mock runs: 204 when it does.
 */
import {request as ask, type IncomingMessage, type ServerResponse} from 'node:http';
import {specifications} from '../site/apis';

/** The port of the first mock, as `npm run api:mock` has it. */
const firstPort = 4010;

/** Headers of one connection alone (RFC 9110, section 7.6.1), and the name of the site's own host. */
const own = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade']);

const isLocal = (host = '') => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);

/**
 * @param baseUrl the folder of the site on its host
 * @param first port of the first mock; each further API has the next one
 * @returns what passes a request on, if it is one for a mock: true then
 */
export function mockRelay(baseUrl: string, first = firstPort) {
  const place = `${baseUrl}api-mock/`;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const {url = '', method, headers} = request;
    if (!url.startsWith(place) || !isLocal(headers.host)) return false;
    const [, id, rest = ''] = /^([^/?]*)(.*)$/.exec(url.slice(place.length)) ?? [];
    const index = specifications.findIndex((each) => each.id === id);
    if (index < 0) return false;
    const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
    const call = ask({host: 'localhost', port: first + index, method, path: rest || '/', headers: sent});
    call.on('response', (answer) => {
      if (!rest) {
        answer.resume();
        return void response.writeHead(204, {'Cache-Control': 'no-store'}).end();
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'});
      response.end(`The mock of ${id} does not answer. Remedy: run npm run api:mock in another terminal.\n`);
    });
    request.pipe(call);
    return true;
  };
}

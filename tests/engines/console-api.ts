/** An API and its sign-in under the address of the site, where the policy of its pages allows calls, and a console for it. */
import {readFileSync} from 'node:fs';
import {request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {ConsoleData} from '../../src/api-reference/console/consoleData';
import type {StandIn} from './relay';

/** Where the API is on the site. */
export const place = '/api-of-the-test';

/**
 * @param fixture console of the tests (tests/support/console), which the next console that is opened has
 * @param change what is different in its data
 * @param api answers what the console sends
 */
export function consoleOf(
  fixture: 'find-pets-by-status' | 'get-pet-by-id',
  change: (data: ConsoleData) => ConsoleData,
  api: (asked: IncomingMessage, response: ServerResponse) => void,
): StandIn {
  const data = JSON.parse(readFileSync(`tests/support/console/${fixture}.json`, 'utf8')) as ConsoleData;
  return (asked, response) => {
    const {url = ''} = asked;
    const isConsole = /^\/assets\/api\/[^?]*\.console\.\w+\.json/.test(url);
    if (isConsole) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(change(data)));
    else if (url.startsWith(place)) api(asked, response);
    else return false;
    return true;
  };
}

/** Has another server answer. */
export function passOn(asked: IncomingMessage, response: ServerResponse, to: string): void {
  const {method, headers} = asked;
  const call = request(to, {method, headers: {...headers, host: new URL(to).host}}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.destroy());
  asked.pipe(call);
}

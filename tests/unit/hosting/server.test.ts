/** The server of `npm run serve`. tests/night/hosting.test.ts asks nginx the same. */
import {rmSync, truncateSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {compressBuild} from '../../../src/hosting/compress';
import {createSiteServer} from '../../../src/hosting/server';
import {folderWith, temporaryFolder, writeFiles} from '../../support/folder';
import {answerTo, expected, rows, siteFiles} from '../../support/hosting/answers';
import {ask} from '../../support/hosting/rawRequest';

type Server = ReturnType<typeof createSiteServer>;

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const get = (port: number, target: string) => ask(port, {method: 'GET', target, headers: []});

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFiles(folder, {'secret.txt': 'not of the site'});
  writeFiles(path.join(folder, 'site'), siteFiles);
  await compressBuild(path.join(folder, 'site'), path.join(folder, 'cache'));
  server = createSiteServer(path.join(folder, 'site'));
  port = await listening(server);
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

it.each(rows)('%s %j', async (...row) => {
  expect(await answerTo(port, row)).toEqual(expected(row));
});

it.each([
  ['/Help-Hub/', 200, 'home'],
  ['/Help-Hub/docs/short?from=mail', 200, 'short'],
  ['/Help-Hub', 301, '/Help-Hub/'],
  ['/Help-Hub/docs/page.html?a=b', 301, '/Help-Hub/docs/page?a=b'],
  ['/Help-Hub/docs/cut', 301, '/Help-Hub/docs/cut/below'],
  ['/Help-Hub/no/page', 404, 'not found'],
  ['/docs/short', 404, 'Not Found\n'],
])('a site in a folder of its host: %s answers %i', async (target, status, what) => {
  const below = createSiteServer(path.join(folder, 'site'), '/Help-Hub/');
  onTestFinished(() => void below.close());
  const {headers, body, ...answer} = await get(await listening(below), target);
  const [location] = headers.get('location') ?? [];
  expect([answer.status, location ?? body.toString()]).toEqual([status, what]);
});

it('a file that grows, shrinks or goes while it is served is sent whole or not at all', async () => {
  const site = folderWith({'404.html': 'not found', 'assets/big.js': 'a'});
  const file = path.join(site, 'assets/big.js');
  const changing = createSiteServer(site);
  onTestFinished(() => void changing.close());
  const at = await listening(changing);
  await get(at, '/assets/big.js');
  writeFileSync(file, 'b'.repeat(3_000_000));
  expect((await get(at, '/assets/big.js')).body.toString()).toBe('b'.repeat(3_000_000));
  truncateSync(file, 10);
  expect((await get(at, '/assets/big.js')).body.length).toBe(10);
  rmSync(file);
  expect((await get(at, '/assets/big.js')).status).toBe(404);
});

it('what is no request is answered with an error, and the next one as ever', async () => {
  for (const [method, target] of [
    ['GET', 'docs/short'],
    ['CONNECT', 'other.example:443'],
    ['\u0016\u0003', '/'],
  ] as const)
    expect((await ask(port, {method, target, headers: []})).status).toBeGreaterThanOrEqual(400);
  expect((await get(port, '/docs/short')).status).toBe(200);
});

it('a folder without a built site is refused', () => {
  expect(() => createSiteServer(folderWith({'readme.txt': ''}))).toThrow('404.html');
});

/** The server of `npm run serve`. tests/night/hosting.test.ts asks nginx the same. */
import {rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {compressBuild} from '../../../src/hosting/compress';
import {createSiteServer} from '../../../src/hosting/server';
import {folderWith, temporaryFolder, writeFiles} from '../../support/folder';
import {answerTo, expected, rows, siteFiles} from '../../support/hosting';

type Server = ReturnType<typeof createSiteServer>;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFiles(path.join(folder, 'site'), siteFiles);
  await compressBuild(path.join(folder, 'site'), path.join(folder, 'cache'));
  server = createSiteServer(path.join(folder, 'site'));
  site = await listening(server);
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

it.each(rows)('%s %j', async (...row) => {
  expect(await answerTo(site, row)).toEqual(expected(row));
});

it('sends nothing that the reader has already, and takes nothing', async () => {
  const tag = (await fetch(`${site}/docs/page`)).headers.get('etag')!;
  const again = await fetch(`${site}/docs/page`, {headers: {'If-None-Match': tag}});
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
  expect((await fetch(`${site}/docs/page`, {method: 'HEAD'})).status).toBe(200);
  expect((await fetch(`${site}/docs/page`, {method: 'POST'})).status).toBe(405);
});

it.each([
  ['/Help-Hub/', 200, 'home'],
  ['/Help-Hub/docs/cut/below?from=mail', 200, 'below'],
  ['/Help-Hub', 301, '/Help-Hub/'],
  ['/Help-Hub/docs/page.html?a=b', 301, '/Help-Hub/docs/page?a=b'],
  ['/Help-Hub/docs/cut', 301, '/Help-Hub/docs/cut/below'],
  ['/Help-Hub/no/page', 404, 'not found'],
  ['/docs/page', 404, 'Not Found\n'],
  ['/relayed', 204, ''],
])('a site in a folder of its host: %s answers %i', async (target, status, what) => {
  const below = createSiteServer(path.join(folder, 'site'), '/Help-Hub/', ({url}, response) => {
    if (url === '/relayed') response.writeHead(204).end();
    return url === '/relayed';
  });
  onTestFinished(() => void below.close());
  const answer = await fetch((await listening(below)) + target, {redirect: 'manual'});
  expect([answer.status, answer.headers.get('location') ?? (await answer.text())]).toEqual([status, what]);
});

it('a folder without a built site is refused', () => {
  expect(() => createSiteServer(folderWith({'readme.txt': ''}))).toThrow('404.html');
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fileOf, serveSite, type SiteServer} from '../../../bench/browse/server';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
const text = 'Words that come again. '.repeat(50);
let server: SiteServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'docs/two'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/one.html'), text);
  writeFileSync(path.join(folder, 'docs/two/index.html'), 'two');
  writeFileSync(path.join(folder, '404.html'), 'lost');
  server = await serveSite(folder);
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

async function get(
  pathname: string,
  headers = {},
): Promise<{status: unknown; encoding: unknown; body: Buffer}> {
  const client = connect(server.url, {rejectUnauthorized: false});
  const request = client.request({':path': pathname, ...headers});
  const answer = await new Promise<Record<string, unknown>>((resolve) => request.once('response', resolve));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  client.close();
  return {status: answer[':status'], encoding: answer['content-encoding'], body: Buffer.concat(parts)};
}

test('an address finds a page as a file or as a folder', () => {
  expect(fileOf(folder, '/docs/one')).toBe(path.join(folder, 'docs/one.html'));
  expect(fileOf(folder, '/docs/two/')).toBe(path.join(folder, 'docs/two/index.html'));
  expect(fileOf(folder, '/docs')).toBeUndefined();
});

test('files go out after brotli, and the list says how many bytes and for what', async () => {
  server.sent = [];
  const {status, encoding, body} = await get('/docs/one?x=1');
  expect([status, encoding]).toEqual([200, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(text);
  await get('/docs/two', {'sec-purpose': 'prefetch;prerender'});
  expect(server.sent).toEqual([
    {path: '/docs/one', bytes: body.length, isPrefetch: false},
    {path: '/docs/two', bytes: 3, isPrefetch: true},
  ]);
});

test('what is not there answers with the page for that', async () => {
  const {status, body} = await get('/none');
  expect([status, body.toString()]).toEqual([404, 'lost']);
});
